// Says it in the language that was chosen in the page, and tries again by itself.
const SECONDS = 5;
const chosen = localStorage.getItem('theomachy-language') ?? navigator.language.slice(0, 2);
const spoken = chosen === 'fr' ? 'fr' : 'en';
document.documentElement.lang = spoken;
for (const part of document.querySelectorAll('main')) part.hidden = part.lang !== spoken;

async function tryAgain() {
  const answer = await fetch('./livez', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', tryAgain);
addEventListener('online', tryAgain);
setInterval(tryAgain, SECONDS * 1000);
