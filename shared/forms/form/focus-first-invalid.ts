import { getIn, type FormState } from 'final-form';

type Errors = Pick<FormState<object>, 'errors' | 'submitErrors'>;

/** Moves the focus to the first field, in the order of the page, that has an error. */
export function focusFirstInvalid(form: HTMLFormElement, { errors, submitErrors }: Errors): void {
  const isInvalid = (name: string) => Boolean(getIn(errors ?? {}, name) ?? getIn(submitErrors ?? {}, name));
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name || !isInvalid(name) || !(control instanceof HTMLElement)) continue;
    control.focus();
    return;
  }
}
