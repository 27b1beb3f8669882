import { useState, type KeyboardEvent } from 'react';
import type { RequestOf, transferDirectly } from '@rifas/shared/contracts';
import { isEmail, normalizeEmail, texts, type BagEntry } from '@rifas/shared/domain';
import { Form, FormAlert, TextField, type FormSchema } from '@rifas/shared/forms';
import { SellingColumns } from '@rifas/shared/selling';
import { Button, useSaid } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import { goneNumbers, selectedEntries } from '../common/bag-entries';
import { BagPicker } from '../common/BagPicker';
import { GoneNotice } from '../common/GoneNotice';
import { directTexts, listTexts } from '../common/texts';
import { RaffleSelectionBar } from '../common/TransferList';
import { keepEmail, useDirectTransfer } from './direct-transfer.store';

interface DirectTransferValues {
  /** The email of the receiver, as typed. */
  readonly email: string;
}

/** An empty and an invalid email have the same message. */
const directTransferSchema: FormSchema<DirectTransferValues> = (y) =>
  y.object({
    email: y.string().test('mail', texts.invalidTransferEmail, (typed) => isEmail(normalizeEmail(typed ?? ''))),
  });

interface DirectTransferFormProps {
  entries: readonly BagEntry[];
  onSend: (request: RequestOf<typeof transferDirectly>) => void;
}

export function DirectTransferForm({ entries, onSend }: DirectTransferFormProps) {
  const [initialValues] = useState<DirectTransferValues>(() => ({
    email: useDirectTransfer.getState().email,
  }));
  const selected = useDirectTransfer((draft) => draft.selected);
  const [problem, say] = useSaid<string>();
  const numbers = selectedEntries(entries, selected).map(({ number }) => number);

  const send = ({ email }: DirectTransferValues) => {
    if (numbers.length > 0) onSend({ numbers, email: normalizeEmail(email) });
  };
  // There is no submit button, because Enter in the search must not submit. The button, and Enter in the mail field,
  // call requestSubmit themselves.
  const submit = ({ form }: HTMLButtonElement | HTMLInputElement) => {
    say(numbers.length === 0 ? texts.selectRafflesToTransfer : undefined);
    form?.requestSubmit();
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
            searchLabel={listTexts.searchByNumber}
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
