import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { texts, type BagEntry } from '@rifas/shared/domain';
import { joined, unbroken } from '@rifas/shared/format';
import { drawsText, RafflePicker, useWords, type Choice, type PickableRaffle } from '@rifas/shared/selling';
import { Alert, Button, tokens } from '@rifas/shared/ui';
import { listTexts } from './texts';

/* On a phone the buttons beside the search share a line. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};

  > [role='group'] button {
    min-height: 44px;
    padding-block: 0;
    font-size: ${tokens.font.s};
  }
`;

interface BagPickerProps {
  readonly label: string;
  readonly entries: readonly BagEntry[];
  /** Numbers of the selected raffles; those that the search hides stay selected. */
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
  /**
   * The raffles belong to other sellers, and each shows its owner. Without it they are the seller's own, and a button
   * for single tickets is shown.
   */
  readonly ofOthers?: boolean;
}

const numberOf = ({ number }: BagEntry) => number;
const BY_NUMBER = { label: listTexts.searchByNumber, from: 0 };
const BY_OWNER_TOO = {
  label: listTexts.searchByNumberOrOwner,
  from: 0,
  namesOf: ({ owner }: BagEntry) => [owner.name],
};

/**
 * Whole raffles to choose from, with a search. Each shows its owner if that is another seller, and its draws if the
 * deployment shows draws.
 */
export function BagPicker({ label, entries, selected, onSelect, ofOthers = false }: BagPickerProps) {
  const { byTicket } = useWords();
  const [asked, setAsked] = useState(0);
  const search = ofOthers ? BY_OWNER_TOO : BY_NUMBER;
  const describe = useCallback(
    ({ number, owner, draws }: BagEntry): PickableRaffle => {
      const detail = joined([ofOthers && owner.name, byTicket && unbroken(drawsText(draws))]) || undefined;
      return { number, choices: { whole: { key: number, detail } } };
    },
    [byTicket, ofOthers],
  );
  const without = (choices: readonly Choice[]): readonly string[] =>
    selected.filter((number) => !choices.some(({ key }) => key === number));

  return (
    <Root>
      {asked > 0 && (
        <Alert key={asked} tone="info">
          {texts.underConstruction}
        </Alert>
      )}
      <RafflePicker
        label={label}
        raffles={entries}
        numberOf={numberOf}
        describe={describe}
        chosen={selected.map((number) => ({ number, key: number }))}
        onToggle={(choice) => onSelect(selected.includes(choice.key) ? without([choice]) : [...selected, choice.key])}
        onToggleAll={(choices, choose) =>
          onSelect([...without(choices), ...(choose ? choices.map(({ key }) => key) : [])])
        }
        search={search}
        layout="sheet"
        rowHeight={72}
        // Transferring single tickets is announced but not built. A deployment that shows no tickets does not mention
        // it.
        tools={
          !ofOthers &&
          byTicket && (
            <Button variant="quiet" onClick={() => setAsked(asked + 1)}>
              {listTexts.singleTickets}
            </Button>
          )
        }
      />
    </Root>
  );
}
