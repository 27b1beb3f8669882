import { groupByOwner } from '@rifas/shared/domain';
import { Button, Heading, Panel, Stack } from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../../common/bag-entries';
import { LoadedList } from '../../common/LoadedList';
import { useBag } from '../../common/raffle-lists';
import { RaffleRow } from '../../common/RaffleRow';
import { SelectionBar } from '../../common/SelectionBar';
import { NO_NAME } from '../../common/texts';
import { GoneNotice } from '../GoneNotice';
import { NothingInBag } from '../NothingInBag';

interface ConfirmStepProps {
  selected: readonly string[];
  /** Under way: raffles leave the bag because they were asked for. */
  sending: boolean;
  onConfirm: (numbers: string[]) => void;
}

/** What is about to be asked for, by owner. */
export function ConfirmStep({ selected, sending, onConfirm }: ConfirmStepProps) {
  return (
    <LoadedList query={useBag()} empty={<NothingInBag />}>
      {(bag) => {
        const entries = selectedEntries(bag, selected);
        return (
          <>
            <GoneNotice numbers={sending ? [] : goneNumbers(bag, selected)} />
            {groupByOwner(entries).map((group) => (
              <Panel key={group.key}>
                <Stack $gap="xs">
                  <Heading>{group.owner.name || NO_NAME}</Heading>
                  <ul>
                    {group.entries.map(({ number, draws }) => (
                      <li key={number}>
                        <RaffleRow number={number} draws={draws} />
                      </li>
                    ))}
                  </ul>
                </Stack>
              </Panel>
            ))}
            {entries.length > 0 && (
              <SelectionBar count={entries.length}>
                <Button icon="hand" onClick={() => onConfirm(entries.map(({ number }) => number))}>
                  SOLICITAR
                </Button>
              </SelectionBar>
            )}
          </>
        );
      }}
    </LoadedList>
  );
}
