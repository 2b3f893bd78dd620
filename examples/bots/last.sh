#!/bin/sh
# A bot in the shell: it always takes the last legal answer. Lines of JSON come in, lines of JSON go out.

while IFS= read -r line; do
    case $line in
        '{"palas"'*)
            echo '{"name": "last"}'
            ;;
        *) # the list of legal codes, and the last of them
            codes=$(printf '%s\n' "$line" | sed 's/.*"legal": \[\([^]]*\)\].*/\1/')
            printf '{"code": "%s"}\n' "$(printf '%s\n' "$codes" | sed 's/.*"\([^"]*\)"$/\1/')"
            ;;
    esac
done
