import { groupByOwner } from '@rifas/shared/domain';
import { SellingColumns } from '@rifas/shared/selling';
import { Button, Heading, Panel, Stack } from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../../common/bag-entries';
import { GoneNotice } from '../../common/GoneNotice';
import { RaffleRow } from '../../common/RaffleRow';
import { NO_NAME, requestTexts } from '../../common/texts';
import { RaffleSelectionBar } from '../../common/TransferList';
import { BagList } from '../BagList';

interface ConfirmStepProps {
  selected: readonly string[];
  /** The request is under way: raffles that leave the bag now leave because of it. */
  sending: boolean;
  onConfirm: (numbers: string[]) => void;
}

/** The raffles that are about to be requested, by owner. */
export function ConfirmStep({ selected, sending, onConfirm }: ConfirmStepProps) {
  return (
    <BagList>
      {(bag) => {
        const entries = selectedEntries(bag, selected);
        return (
          <SellingColumns>
            <div>
              <GoneNotice numbers={sending ? [] : goneNumbers(bag, selected)} text={requestTexts.gone} />
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
            </div>
            {entries.length > 0 && (
              <RaffleSelectionBar numbers={entries.map(({ number }) => number)}>
                <Button icon="hand" onClick={() => onConfirm(entries.map(({ number }) => number))}>
                  {requestTexts.button}
                </Button>
              </RaffleSelectionBar>
            )}
          </SellingColumns>
        );
      }}
    </BagList>
  );
}
