import { FORM_ERROR } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { loadedYup } from '../../validation';
import { clearDraft, restoreDraft } from '../draft/draft-storage';
import { DraftKeeper, type DraftOptions } from '../draft/DraftKeeper';
import { FormElement } from './FormElement';
import { CANNOT_CHECK, messageOf } from './message-of';
import { useValidation, type FormSchema } from './use-validation';

/** Messages by field name. The message for the whole form is under FORM_ERROR. */
export type SubmitErrors = Readonly<Record<string, string | undefined>>;

export interface FormProps<Values extends object> {
  /**
   * A value for every field. New ones (from an answer that arrives) change only the fields that the user has not
   * touched.
   */
  initialValues: Values;
  schema?: FormSchema<Values> | undefined;
  /** Resolves with the errors to show, or with nothing after a success. A rejection shows the error's `userMessage`. */
  onSubmit: (values: Values) => Promise<SubmitErrors | void> | SubmitErrors | void;
  /**
   * A message shared by many fields ('Debes completar todos los campos*'). FormAlert shows it once; each field only
   * shows that it is empty.
   */
  summary?: string | undefined;
  /** Keeps the typed values through a reload, a step back or a login. */
  draft?: DraftOptions | undefined;
  /** The form's name for screen readers. */
  label?: string | undefined;
  children: ReactNode;
}

const RELEASED = Symbol('released');

/**
 * The result of some work, or RELEASED if the browser first restores the page from its cache: work that was under way
 * when the visitor left may never settle.
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

const MUTATORS = {
  /** Takes the message of the last submission back, and leaves values and fields as they are. */
  forgetError: (_nothing: unknown, { formState }: { readonly formState: { submitError?: unknown } }): void => {
    delete formState.submitError;
  },
};

// The wrapper itself never renders again. Fields subscribe to the state that they show.
const NOTHING = {};

/**
 * A form. It checks on blur and at submit, shows errors beside their fields and moves the focus to the first one. It
 * submits once, however often the button is pressed, and always keeps the values. Validation is loaded when the first
 * field gets the focus. Its content: fields, `FormAlert` for the messages of the whole form, `SubmitButton`.
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
      mutators={MUTATORS}
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
