// Pages about people: messages to this browser, quiet hours, other devices, passkeys.

import { all, body, find, post, say } from "./page";
import { service } from "./service";

export function startTold(): void {
  void offerPush();
  keepHours();
  find("#code-make")?.addEventListener("click", () => void showCode());
  find("#passkey-make")?.addEventListener("click", () => void makePasskey());
  if (!window.PublicKeyCredential) find("#passkey-make")?.remove();
}

export function startEnter(): void {
  const code = decodeURIComponent(location.hash.slice(1));
  const form = find<HTMLFormElement>("#enter-code");
  if (form && code) {
    form.hidden = false;
    const field = find<HTMLInputElement>("input[name=code]", form);
    if (field) field.value = code;
    history.replaceState(null, "", location.pathname + location.search);
  }
  if (!window.PublicKeyCredential) find("#enter-passkey")?.remove();
  find("#passkey-use")?.addEventListener("click", () => void usePasskey());
}

// -- messages to this browser -------------------------------------------------------------------------------------

async function offerPush(): Promise<void> {
  const row = find("#push-row");
  const note = find("#push-note");
  const button = find<HTMLButtonElement>("#push-on");
  if (!row || !note || !button) return;
  row.hidden = false;
  const registration = await service();
  if (!registration || !("PushManager" in window)) {
    note.textContent = note.dataset["missing"] ?? "";
    button.hidden = true;
    return;
  }
  if (Notification.permission === "denied") note.textContent = note.dataset["refused"] ?? "";
  const known = await registration.pushManager.getSubscription();
  row.hidden = !!known && all("[data-endpoint]").some((way) => way.dataset["endpoint"] === known.endpoint);
  button.addEventListener("click", () => {
    button.disabled = true;
    void subscribe(registration).then(
      () => location.replace("/me/told?done=saved"),
      () => {
        note.textContent = note.dataset["refused"] ?? "";
        button.disabled = false;
      },
    );
  });
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  const key = Uint8Array.from(atob(unescape64(body.dataset["pushKey"] ?? "")), (sign) => sign.charCodeAt(0));
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const answer = await post("/me/told", { do: "push", subscription: JSON.stringify(made.toJSON()) });
  if (answer.status !== 200) throw new Error(String(answer.data["error"] ?? answer.status));
}

function unescape64(text: string): string {
  return text.replace(/-/g, "+").replace(/_/g, "/") + "=".repeat((4 - (text.length % 4)) % 4);
}

// -- quiet hours --------------------------------------------------------------------------------------------------

function keepHours(): void {
  const form = find<HTMLFormElement>("#habits");
  if (!form) return;
  const zone = find<HTMLInputElement>("input[name=zone]", form);
  if (zone && !zone.value) {
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    const shown = find("#zone-shown");
    if (shown && zone.value) shown.textContent = zone.value;
  }
  const [from, to] = all<HTMLInputElement>("input[type=range]", form);
  const strip = find(".hours", form);
  if (!from || !to || !strip) return;
  const night = strip.appendChild(document.createElement("i"));
  const draw = (): void => {
    const start = Number(from.value);
    const end = Number(to.value);
    const day = strip.firstElementChild as HTMLElement;
    const share = (minutes: number): string => `${(minutes / 1440) * 100}%`;
    day.style.setProperty("--from", share(start));
    day.style.setProperty("--long", share(start < end ? end - start : 1440 - start));
    night.style.setProperty("--wrap", share(start < end ? 0 : end));
    for (const input of [from, to]) {
      const minutes = Number(input.value);
      const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
      input.setAttribute("aria-valuetext", text);
      const output = input.parentElement?.querySelector("output");
      if (output) output.textContent = text;
    }
  };
  form.addEventListener("input", draw);
  draw();
}

// -- other devices ------------------------------------------------------------------------------------------------

let countdown = 0;

async function showCode(): Promise<void> {
  const place = find("#device-code");
  const note = find("#code-note");
  if (!place || !note) return;
  const answer = await post("/me/devices", { do: "code" });
  if (typeof answer.data["svg"] !== "string") {
    note.textContent = String(answer.data["error"] ?? "");
    return;
  }
  place.innerHTML = answer.data["svg"]; // drawn by our own server
  place.firstElementChild?.setAttribute("role", "img");
  place.firstElementChild?.setAttribute("aria-label", "QR");
  place.dataset["link"] = String(answer.data["link"]);
  place.hidden = false;
  place.classList.remove("old");
  const end = Date.now() + Number(answer.data["seconds"]) * 1000;
  window.clearInterval(countdown);
  const tick = (): void => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    note.textContent = left ? (note.dataset["left"] ?? "").replace("{time}", time) : note.dataset["old"] ?? "";
    if (left) return;
    place.classList.add("old");
    window.clearInterval(countdown);
  };
  countdown = window.setInterval(tick, 1000);
  tick();
}

// -- passkeys -----------------------------------------------------------------------------------------------------

type Plain = Record<string, unknown>;

function bytes(text: unknown): ArrayBuffer {
  return Uint8Array.from(atob(unescape64(String(text))), (sign) => sign.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer | null): string | null {
  if (!data) return null;
  return btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function failed(): void {
  const note = find("#passkey-note");
  if (note) note.textContent = note.dataset["failed"] ?? say("cancel");
}

async function makePasskey(): Promise<void> {
  const asked = (await post("/passkey", { do: "make" })).data;
  try {
    const user = asked["user"] as Plain;
    const made = (await navigator.credentials.create({
      publicKey: {
        ...(asked as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(asked["challenge"]),
        user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user["id"]) },
        excludeCredentials: ((asked["excludeCredentials"] ?? []) as Plain[]).map((one) => ({ type: "public-key" as const, id: bytes(one["id"]) })),
      },
    })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    await send("made", made, { attestationObject: text(response.attestationObject) });
  } catch {
    failed();
  }
}

async function usePasskey(): Promise<void> {
  const asked = (await post("/passkey", { do: "ask" })).data;
  try {
    const found = (await navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked["challenge"]),
        rpId: String(asked["rpId"]),
        userVerification: "preferred",
        allowCredentials: [],
      },
    })) as PublicKeyCredential;
    const response = found.response as AuthenticatorAssertionResponse;
    await send("answer", found, {
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    });
  } catch {
    failed();
  }
}

async function send(step: string, key: PublicKeyCredential, response: Record<string, string | null>): Promise<void> {
  const told = {
    id: key.id,
    rawId: text(key.rawId),
    type: key.type,
    response: { clientDataJSON: text(key.response.clientDataJSON), ...response },
  };
  const answer = await post("/passkey", { do: step, answer: JSON.stringify(told) });
  if (typeof answer.data["go"] === "string") location.assign(answer.data["go"]);
  else failed();
}
