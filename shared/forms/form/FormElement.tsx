import { getIn, type FormState } from 'final-form';
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { AppError } from '../../http';
import { nextTask, tokens, useLatch } from '../../ui';
import { loadedYup, loadYup } from '../../validation';
import { FormContextProvider } from './form-context';
import type { Validation } from './use-validation';

const NO_NETWORK = new AppError('network', '').userMessage;

type Errors = Pick<FormState<object>, 'errors' | 'submitErrors'>;

/**
 * Whether the user has stayed in the same field. A button that gets disabled in the meantime loses the focus to the
 * page.
 */
const isStill = (focused: Element | null): boolean =>
  document.activeElement === focused || document.activeElement === document.body;

/** Moves the focus to the first field with an error, in the order of the page. */
function focusFirstInvalid(form: HTMLFormElement, { errors, submitErrors }: Errors): void {
  const isInvalid = (name: string) => Boolean(getIn(errors ?? {}, name) ?? getIn(submitErrors ?? {}, name));
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name || !isInvalid(name) || !(control instanceof HTMLElement)) continue;
    control.focus();
    return;
  }
}

interface FormElementProps<Values> {
  validation: Validation<Values>;
  /** Whether the form has a schema. */
  checks: boolean;
  summary: string | undefined;
  label: string | undefined;
  children: ReactNode;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

export function FormElement<Values extends object>({
  validation,
  checks,
  summary,
  label,
  children,
}: FormElementProps<Values>) {
  const form = useForm<Values>();
  const element = useRef<HTMLFormElement>(null);
  const isToCheck = useRef(false);
  const pressedWith = useRef<Values | undefined>(undefined);
  const [busy, run] = useLatch();
  const [attempts, setAttempts] = useState(0);
  const context = useMemo(() => ({ busy, attempts, summary }), [busy, attempts, summary]);

  // Every field has registered: the script that holds the text typed earlier may now hand it over
  // (shell/src/page/typing.inline.ts).
  useEffect(() => element.current?.setAttribute('data-ready', ''), []);

  // The message that there is no network would contradict the one that it is back.
  useEffect(() => {
    const forget = () => form.getState().submitError === NO_NETWORK && form.mutators['forgetError']?.();
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [form]);

  // Setting the function again makes final-form validate again.
  const check = () => form.setConfig('validate', validation.validate);
  const prepare = () => {
    if (checks && !loadedYup()) loadYup().then(check, () => undefined);
  };
  // The typed letter is drawn first, because checking all fields takes longer.
  const checkLater = () => {
    if (!checks || !loadedYup()) return;
    validation.hold();
    if (isToCheck.current) return;
    isToCheck.current = true;
    void nextTask().then(() => {
      isToCheck.current = false;
      check();
    });
  };
  // A value that an answer fills into an untouched field is not a change by the user.
  const isChangedSincePress = (): boolean => {
    const { values, modified = {} } = form.getState();
    return Object.keys(modified).some(
      (name) => modified[name] && getIn(values, name) !== getIn(pressedWith.current ?? {}, name),
    );
  };
  // When a script writes into a field, such as some password managers and in-app browsers do, React takes the change
  // for its own. So the field's actual value is read.
  const take = (control: EventTarget) => {
    if (!(control instanceof HTMLInputElement) || control.type === 'radio') return;
    const { name, value } = control;
    if (name && typeof getIn(form.getState().values, name) === 'string')
      form.change(name as keyof Values, value as never);
  };
  const takeAll = (form: HTMLFormElement) => {
    for (const control of form.elements) take(control);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    takeAll(event.currentTarget);
    pressedWith.current = form.getState().values;
    const pressedIn = document.activeElement;
    void run(async () => {
      // The button shows first that it was pressed.
      await nextTask();
      // If yup cannot be loaded, the submission reports it.
      if (checks) await loadYup().catch(() => undefined);
      // A rule may depend on something outside the form, such as a balance, and that may have changed.
      check();
      // A press submits the values of that moment. If the user goes on typing, they have to press again. Once they have
      // left, final-form no longer checks the values, and would send empty ones.
      if (!element.current || isChangedSincePress()) return;
      setAttempts((before) => before + 1);
      await form.submit();
    }).then(() => {
      // If the user has moved to another field, the focus stays there.
      if (element.current && form.getState().submitFailed && isStill(pressedIn))
        focusFirstInvalid(element.current, form.getState());
    });
  };
  return (
    <FormContextProvider value={context}>
      <Root
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        onFocus={({ currentTarget }) => {
          // Read before the rules arrive: they draw everything again, and that would erase values that a script has
          // written.
          takeAll(currentTarget);
          prepare();
        }}
        onChangeCapture={checkLater}
        onInput={({ target }) => {
          checkLater();
          take(target);
        }}
        // Before the field shows its error: after fast typing the last letter is not checked yet.
        onBlurCapture={() => isToCheck.current && check()}
        onBlur={({ target }) => take(target)}
        onSubmit={submit}
      >
        {children}
      </Root>
    </FormContextProvider>
  );
}
