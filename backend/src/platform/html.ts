const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A text whose mail addresses break after their @ if they do not fit on a line. */
export const breakableHtml = (text: string): string => escapeHtml(text).replaceAll('@', '@<wbr>');
