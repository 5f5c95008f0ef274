import { address } from './router.svelte';
import { settings, t } from './settings.svelte';

/** Browsers tell people of things only where nobody can have changed the page on its way. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Whether it makes sense to ask: never twice, and not where the answer is known. */
export const mayAsk = (): boolean =>
  canNotify() && settings.notify === 'unasked' && Notification.permission === 'default';

/** The answer of whoever sits here; the browser itself asks once more if it is yes. */
export async function answer(wanted: boolean): Promise<void> {
  const granted = wanted && (await Notification.requestPermission()) === 'granted';
  settings.notify = granted ? 'yes' : 'no';
}

/** It is your turn, and you look elsewhere. One note for each table, the newest. */
export function notify(table: string, body: string): void {
  const isWanted =
    settings.notify === 'yes' && canNotify() && Notification.permission === 'granted';
  if (!isWanted || document.visibilityState === 'visible') return;
  const details = { body, tag: table, icon: './icon-192.png', data: address('table', table) };
  void tell(t('web-people-notify-title'), details);
}

/** Telephones show only what a service worker tells. */
async function tell(title: string, details: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, details);
  const note = new Notification(title, details);
  note.onclick = () => {
    focus();
    location.hash = String(details.data);
  };
}
