import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { transferDirectly, type RequestOf } from '@rifas/shared/contracts';
import { isEmail, normalizeEmail, texts, type BagEntry } from '@rifas/shared/domain';
import { Form, FormAlert, TextField, type FormSchema, type SubmitErrors } from '@rifas/shared/forms';
import { paths } from '@rifas/shared/routing';
import { BackLink, SellingColumns } from '@rifas/shared/selling';
import { Button, Page, useSaid } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import { goneNumbers, selectedEntries } from '../common/bag-entries';
import { BagPicker } from '../common/BagPicker';
import { failureByData, type Failure } from '../common/failure';
import { useTransferableRaffles } from '../common/raffle-lists';
import { directTexts, listTexts } from '../common/texts';
import { GoneNotice, RaffleSelectionBar, TransferableList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { EMPTY_DRAFT, keepEmail, useDirectTransfer } from './direct-transfer.store';

interface DirectTransferValues {
  /** The email of the receiver, as typed. */
  readonly email: string;
}

/** An empty and an invalid email have the same message. */
const directTransferSchema: FormSchema<DirectTransferValues> = (y) =>
  y.object({
    email: y.string().test('mail', texts.invalidTransferEmail, (typed) => isEmail(normalizeEmail(typed ?? ''))),
  });

type Transfer = RequestOf<typeof transferDirectly>;

interface DirectTransferFormProps {
  entries: readonly BagEntry[];
  /** Resolves when the dialog is closed, with the failure that it showed. */
  onSend: (request: Transfer) => Promise<Failure | undefined>;
}

function DirectTransferForm({ entries, onSend }: DirectTransferFormProps) {
  const [initialValues] = useState<DirectTransferValues>(() => ({
    email: useDirectTransfer.getState().email,
  }));
  const selected = useDirectTransfer((draft) => draft.selected);
  const [problem, say] = useSaid<string>();
  const numbers = selectedEntries(entries, selected).map(({ number }) => number);

  // The mail that the API knows no passenger for. The refusal stays beside the field until the mail changes: a press
  // without a raffle, or a closed question, does not remove it.
  const refused = useRef<string>(undefined);

  const send = async (typed: DirectTransferValues): Promise<SubmitErrors | undefined> => {
    const email = normalizeEmail(typed.email);
    if (numbers.length > 0) {
      const failure = await onSend({ numbers, email });
      if (failure) refused.current = failure.text === texts.passengerNotFound ? email : undefined;
    }
    return email === refused.current ? { email: texts.passengerNotFound } : undefined;
  };
  // There is no submit button, because Enter in the search must not submit. The button, and Enter in the mail field,
  // call requestSubmit themselves.
  const submit = (control: HTMLButtonElement | HTMLInputElement) => {
    say(numbers.length === 0 ? texts.selectRafflesToTransfer : undefined);
    // Safari does not focus a pressed button. The dialog gives it the focus, and the form moves the focus to a refused
    // mail only from where it was at the press.
    control.focus();
    control.form?.requestSubmit();
  };
  const submitOnEnter = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') submit(currentTarget);
  };
  return (
    <Form label={directTexts.form} initialValues={initialValues} schema={directTransferSchema} onSubmit={send}>
      <KeepTyped keep={keepEmail} />
      <SellingColumns>
        <div>
          <TextField
            name="email"
            type="email"
            label={directTexts.mail}
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            onKeyDown={submitOnEnter}
            required
          />
          <FormAlert />
          <GoneNotice numbers={goneNumbers(entries, selected)} text={listTexts.gone} />
          <BagPicker
            label={directTexts.list}
            entries={entries}
            selected={numbers}
            onSelect={(selection) => useDirectTransfer.setState({ selected: selection })}
          />
        </div>
        <RaffleSelectionBar numbers={numbers} problem={problem}>
          <Button icon="transfer" onClick={({ currentTarget }) => submit(currentTarget)}>
            {directTexts.button}
          </Button>
        </RaffleSelectionBar>
      </SellingColumns>
    </Form>
  );
}

/**
 * Sends raffles to the passenger with a given email. They stay with the sender until the receiver confirms:
 * docs/rules.md, "Transfers".
 */
export function DirectTransfer({ title }: { title: string }) {
  const raffles = useTransferableRaffles();
  const [sent, setSent] = useState(0);
  const transfer = useConfirmedWrite(transferDirectly, {
    failureOf: (error) => failureByData(texts.directTransferFailed, error),
    onDone: () => {
      useDirectTransfer.setState(EMPTY_DRAFT);
      setSent((count) => count + 1);
    },
  });
  const { confirmation } = transfer;
  const answer = useRef<(failure: Failure | undefined) => void>(undefined);
  // In an effect: the closed dialog has given the focus back before the form moves it to a refused mail.
  useEffect(() => {
    if (confirmation.phase === 'closed') answer.current?.(confirmation.failure);
  }, [confirmation]);
  const ask = (request: Transfer) =>
    new Promise<Failure | undefined>((resolve) => {
      answer.current = resolve;
      transfer.ask(request);
    });
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferableList query={raffles}>
        {/* The key makes the form start again after a transfer. */}
        {(entries) => <DirectTransferForm key={sent} entries={entries} onSend={ask} />}
      </TransferableList>
      <WriteDialog
        title={title}
        write={transfer}
        question={({ numbers, email }) => directTexts.question(numbers, email)}
        doneText={texts.directTransferDone}
      />
    </Page>
  );
}
