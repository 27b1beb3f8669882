import { FORM_ERROR } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { loadedYup } from '../../validation';
import { clearDraft, restoreDraft } from '../draft/draft-storage';
import { DraftKeeper, type DraftOptions } from '../draft/DraftKeeper';
import { FormElement } from './FormElement';
import { CANNOT_CHECK, messageOf } from './message-of';
import { useValidation, type FormSchema } from './use-validation';

/** Messages by field name; the one for the whole form under FORM_ERROR. */
export type SubmitErrors = Readonly<Record<string, string | undefined>>;

export interface FormProps<Values extends object> {
  /** A value for every field. New ones (an answer that arrives) change only the fields nobody has typed in. */
  initialValues: Values;
  schema?: FormSchema<Values> | undefined;
  /** Resolves with the errors to show, or with nothing when it went well. A rejection shows its `userMessage`. */
  onSubmit: (values: Values) => Promise<SubmitErrors | void> | SubmitErrors | void;
  /** A message many fields share ('Debes completar todos los campos*'): FormAlert says it once, each field that it is empty. */
  summary?: string | undefined;
  /** Keeps what is typed through a reload, a step back or a login. */
  draft?: DraftOptions | undefined;
  /** Names the form for those who listen. */
  label?: string | undefined;
  children: ReactNode;
}

const RELEASED = Symbol('released');

/**
 * The result of some work, or RELEASED when the browser brings the page back from its cache first: whatever was
 * under way when the visitor left may never settle.
 */
async function untilReleased<Result>(work: Promise<Result>): Promise<Result | typeof RELEASED> {
  let stop = () => {};
  const released = new Promise<typeof RELEASED>((resolve) => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) resolve(RELEASED);
    };
    window.addEventListener('pageshow', listen);
    stop = () => window.removeEventListener('pageshow', listen);
  });
  try {
    return await Promise.race([work, released]);
  } finally {
    stop();
  }
}

// The wrapper itself never renders again: fields subscribe to what they show.
const NOTHING = {};

/**
 * A form: checks on blur and at submit, tells errors beside their fields and moves to the first one, sends once however
 * often it is pressed, and keeps every value whatever happens. Validation is loaded when the first field is entered.
 * Inside: fields, `FormAlert` where messages for the whole form belong, `SubmitButton`.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, summary, draft, label, children } = props;
  const validation = useValidation(schema);
  const [restored] = useState(() => (draft ? restoreDraft(draft.key, initialValues) : {}));

  const submit = async (values: Values): Promise<SubmitErrors | undefined> => {
    if (schema && !loadedYup()) return { [FORM_ERROR]: CANNOT_CHECK };
    try {
      const errors = await untilReleased(Promise.resolve(onSubmit(values)));
      if (errors === RELEASED) return undefined;
      if (draft && !draft.keepOnSuccess && !Object.values(errors ?? {}).some(Boolean)) clearDraft(draft.key);
      return errors ?? undefined;
    } catch (error) {
      return { [FORM_ERROR]: messageOf(error) };
    }
  };

  return (
    <FinalForm<Values>
      initialValues={{ ...initialValues, ...restored }}
      onSubmit={submit}
      validate={validation.validate}
      subscription={NOTHING}
      keepDirtyOnReinitialize
    >
      {() => (
        <FormElement validation={validation} checks={schema !== undefined} summary={summary} label={label}>
          {draft && <DraftKeeper storageKey={draft.key} exclude={draft.exclude} />}
          {children}
        </FormElement>
      )}
    </FinalForm>
  );
}
