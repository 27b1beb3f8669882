import { useState, type MouseEvent } from 'react';
import type { RequestOf, transferDirectly } from '@rifas/shared/contracts';
import { normalizeEmail, texts, type BagEntry } from '@rifas/shared/domain';
import { Form } from '@rifas/shared/forms';
import { Button, Stack } from '@rifas/shared/ui';
import { selectedEntries } from '../common/bag-entries';
import { RafflePicker } from '../common/RafflePicker';
import { SelectionBar } from '../common/SelectionBar';
import { directTransferSchema, type DirectTransferValues } from './direct-transfer.form';
import { useDirectTransfer } from './direct-transfer.store';
import { MailField } from './MailField';

interface DirectTransferFormProps {
  entries: readonly BagEntry[];
  onSend: (request: RequestOf<typeof transferDirectly>) => void;
}

// No submit button: Enter in the search must not send. The button asks for the submission itself.
const submitForm = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.form?.requestSubmit();

export function DirectTransferForm({ entries, onSend }: DirectTransferFormProps) {
  const [initialValues] = useState<DirectTransferValues>(() => ({
    email: useDirectTransfer.getState().email,
  }));
  const selected = useDirectTransfer((draft) => draft.selected);
  const [noneChosen, setNoneChosen] = useState(false);
  const numbers = selectedEntries(entries, selected).map(({ number }) => number);

  const send = ({ email }: DirectTransferValues) => {
    if (numbers.length > 0) onSend({ numbers, email: normalizeEmail(email) });
  };
  return (
    <Form label="Transferencia directa" initialValues={initialValues} schema={directTransferSchema} onSubmit={send}>
      <Stack $gap="l">
        <MailField />
        <RafflePicker
          label="Rifas para transferir"
          searchLabel="Buscar por número"
          entries={entries}
          selected={numbers}
          onSelect={(selection) => useDirectTransfer.setState({ selected: selection })}
          offersSingleTickets
        />
        <SelectionBar
          count={numbers.length}
          error={noneChosen && numbers.length === 0 ? texts.selectRafflesToTransfer : undefined}
        >
          <Button
            icon="transfer"
            onClick={(event) => {
              setNoneChosen(numbers.length === 0);
              submitForm(event);
            }}
          >
            TRANSFERIR
          </Button>
        </SelectionBar>
      </Stack>
    </Form>
  );
}
