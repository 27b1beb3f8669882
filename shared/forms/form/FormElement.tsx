import { getIn, type FormState } from 'final-form';
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { nextTask, tokens, useLatch } from '../../ui';
import { loadedYup, loadYup } from '../../validation';
import { FormContextProvider } from './form-context';
import type { Validation } from './use-validation';

type Errors = Pick<FormState<object>, 'errors' | 'submitErrors'>;

/** Whether nobody has gone to another field since then; a button that is disabled meanwhile loses the focus to the page. */
const isStill = (focused: Element | null): boolean =>
  document.activeElement === focused || document.activeElement === document.body;

/** Moves the focus to the first field, in the order of the page, that has an error. */
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
  /** There is a schema. */
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

  // Every field has registered by now: who waits with what was typed before may hand it over (shell/src/page/typing.inline.ts).
  useEffect(() => element.current?.setAttribute('data-ready', ''), []);

  // Setting it again is how final-form is told to check again.
  const check = () => form.setConfig('validate', validation.validate);
  const prepare = () => {
    if (checks && !loadedYup()) loadYup().then(check, () => undefined);
  };
  // The letter is drawn first: checking all fields takes longer than that.
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
  // An answer that fills what nobody has touched is no change of theirs.
  const isChangedSincePress = (): boolean => {
    const { values, modified = {} } = form.getState();
    return Object.keys(modified).some(
      (name) => modified[name] && getIn(values, name) !== getIn(pressedWith.current ?? {}, name),
    );
  };
  // What a script has written into a field, such as some password managers' and in-app browsers', React takes for its own doing: what
  // stands there counts.
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
      // When it cannot be loaded the submission itself says so.
      if (checks) await loadYup().catch(() => undefined);
      // A rule may have changed with something outside the form, a balance for instance.
      check();
      // A press sends what stood there when it came. Who goes on writing meanwhile presses again.
      if (isChangedSincePress()) return;
      setAttempts((before) => before + 1);
      await form.submit();
    }).then(() => {
      // Who has gone on to another field goes on writing there.
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
          // Before the rules arrive and everything is drawn again, which would empty what was written by a script.
          takeAll(currentTarget);
          prepare();
        }}
        onChangeCapture={checkLater}
        onInput={({ target }) => {
          checkLater();
          take(target);
        }}
        onBlur={({ target }) => take(target)}
        onSubmit={submit}
      >
        {children}
      </Root>
    </FormContextProvider>
  );
}
