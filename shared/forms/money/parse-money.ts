/**
 * Integer cents of an amount as people type it: '1234', '1234,5', '1234.50', '1.234,50', with spaces anywhere. The last separator
 * is the decimal one when one or two digits follow it; others must part thousands. Undefined for anything else, negatives too.
 */
export function centsFromText(text: string | undefined): number | undefined {
  const [, whole, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec((text ?? '').replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined || !/^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole)) return undefined;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
