/** Selects the text in a passing field: works without https and in browsers that refuse the clipboard API. */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Beside the button: inside an open modal nothing else may take the focus.
  near.append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Puts a text on the clipboard. `near` is where a helper field may be put for a moment. False when nothing worked. */
export async function copyText(text: string, near: HTMLElement = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}
