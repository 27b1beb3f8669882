import { useState, type MouseEvent } from 'react';
import type { BagEntry } from '@rifas/shared/contracts';
import { normalizeEmail, texts } from '@rifas/shared/domain';
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
  onSend: (request: { rifas: string[]; mailTransf: string }) => void;
}

// No submit button: Enter in the search must not send. The button asks for the submission itself.
const submitForm = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.form?.requestSubmit();

export function DirectTransferForm({ entries, onSend }: DirectTransferFormProps) {
  const [initialValues] = useState<DirectTransferValues>(() => ({
    mailTransf: useDirectTransfer.getState().mailTransf,
  }));
  const selected = useDirectTransfer((draft) => draft.selected);
  const [noneChosen, setNoneChosen] = useState(false);
  const rifas = selectedEntries(entries, selected).map(({ Numero }) => Numero);

  const send = ({ mailTransf }: DirectTransferValues) => {
    if (rifas.length > 0) onSend({ rifas, mailTransf: normalizeEmail(mailTransf) });
  };
  return (
    <Form label="Transferencia directa" initialValues={initialValues} schema={directTransferSchema} onSubmit={send}>
      <Stack $gap="l">
        <MailField />
        <RafflePicker
          label="Rifas para transferir"
          searchLabel="Buscar por número"
          entries={entries}
          selected={rifas}
          onSelect={(numbers) => useDirectTransfer.setState({ selected: numbers })}
          offersSingleTickets
        />
        <SelectionBar
          count={rifas.length}
          error={noneChosen && rifas.length === 0 ? texts.selectRafflesToTransfer : undefined}
        >
          <Button
            icon="transfer"
            onClick={(event) => {
              setNoneChosen(rifas.length === 0);
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
