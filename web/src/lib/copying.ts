/** Copy what a field shows; whether it could be done. On plain http a browser has no clipboard for
 * us: the field is then selected, and copied the old way or by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  return (await offered(field.value)) || selected(field);
}

async function offered(text: string): Promise<boolean> {
  // eslint-disable-next-line no-restricted-properties
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function selected(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Whether a picture could be copied: only a secure page may, in a browser that can. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  // eslint-disable-next-line no-restricted-properties
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined || typeof ClipboardItem === 'undefined') return false;
  return clipboard.write([new ClipboardItem({ [picture.type]: picture })]).then(
    () => true,
    () => false,
  );
}
