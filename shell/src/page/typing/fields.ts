export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input[name],select[name],textarea[name]');
export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** The fields of a form that have a name, in their order. */
export const fieldsOf = (form: HTMLFormElement): readonly Field[] => [...form.elements].filter(isField);

/** The same field in another form: by its name, and by its value if several share the name. */
export const sameField = (
  form: HTMLFormElement,
  { name, type, value }: Pick<Field, 'name' | 'type' | 'value'>,
): Field | undefined =>
  fieldsOf(form).find(
    (field) => field.name === name && (isBox(field) ? field.type === type && field.value === value : true),
  );

/**
 * Whether a field differs from the page's HTML, because the visitor typed, pasted or chose, or the browser filled it
 * in.
 */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const brought = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, brought);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Uses the prototype's setter, because React overrides `value` on the element to detect changes. So React takes this
 * for typing.
 */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Copies the value of one field into another, as if a person had entered it. */
export function copyField(from: Field, to: Field): void {
  if (isBox(to)) {
    if (isBox(from) && to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  if (to instanceof HTMLSelectElement && ![...to.options].some(({ value }) => value === from.value)) return;
  write(to, from.value);
}
