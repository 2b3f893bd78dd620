# Palas in a container: one stage builds the compiled wheel, the other installs it without compiler and sources.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /palas
RUN PALAS_PURE=0 pip wheel --no-cache-dir --wheel-dir /wheels "/palas[web,postgres]"

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links=/wheels "palas[web,postgres]" \
    && useradd --system --home-dir /data --create-home palas
ENV PALAS_HOST=0.0.0.0 PALAS_PORT=8000 PALAS_DATA=/data
VOLUME /data
EXPOSE 8000
USER palas
HEALTHCHECK --start-period=30s \
    CMD ["python", "-c", "import os; from urllib.request import urlopen; urlopen(f'http://127.0.0.1:{os.environ[\"PALAS_PORT\"]}/readyz', timeout=5)"]
CMD ["palas", "serve"]
