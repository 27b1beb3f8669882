import { styled } from 'styled-components';
import { getTransferableRaffles } from '@rifas/shared/contracts';
import { wordsOf, type BagEntry } from '@rifas/shared/domain';
import {
  LoadedList,
  RaffleNumber,
  SelectionBar,
  type LoadedListProps,
  type SelectionBarProps,
} from '@rifas/shared/selling';
import { Alert, EmptyState, tokens } from '@rifas/shared/ui';
import { listTexts } from './texts';

interface GoneNoticeProps {
  /** Numbers of chosen raffles that are no longer in the list. */
  readonly numbers: readonly string[];
  readonly text: (numbers: readonly string[]) => string;
}

/** Another seller was faster, so the selection has become smaller. */
export const GoneNotice = ({ numbers, text }: GoneNoticeProps) =>
  numbers.length > 0 ? <Alert tone="warning">{text(numbers)}</Alert> : null;

type TransferListProps<Item> = Pick<LoadedListProps<Item>, 'query' | 'contract' | 'empty' | 'children' | 'entry'>;

/** A list of raffles, or of transfers with their raffles. */
export const TransferList = <Item,>({ entry = listTexts.raffle, ...rest }: TransferListProps<Item>) => (
  <LoadedList {...rest} entry={entry} loading={listTexts.loading} failed={listTexts.failed} rowHeight={56} />
);

const NOTHING = (
  <EmptyState icon="ticket" title={listTexts.nothingToTransfer}>
    {listTexts.nothingToTransferHint}
  </EmptyState>
);

/** The raffles that the seller may give away, for 'put in the bag' and for the direct transfer. */
export const TransferableList = (props: Pick<TransferListProps<BagEntry>, 'query' | 'children'>) => (
  <TransferList {...props} contract={getTransferableRaffles} empty={NOTHING} />
);

// Both modes transfer whole raffles.
const { selected } = wordsOf('single');

/* Beside the page there is room for the stubs of the chosen raffles. In a bar at the bottom there is not. */
const Stubs = styled.ul`
  display: none;

  @media (min-width: 60em) {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
    max-height: 40vh;
    overflow-y: auto;
    margin-block-start: ${tokens.space.xs};
  }
`;

interface RaffleSelectionBarProps extends Pick<SelectionBarProps, 'problem' | 'children'> {
  /** The numbers of the selected raffles. With at least one, the problem is no longer shown. */
  readonly numbers: readonly string[];
}

/** How many raffles are selected, and which ones, beside the actions. */
export const RaffleSelectionBar = ({ numbers, problem, ...rest }: RaffleSelectionBarProps) => (
  <SelectionBar
    {...rest}
    count={numbers.length}
    problem={numbers.length === 0 ? problem : undefined}
    selected={selected}
    figures={
      <Stubs aria-hidden>
        {numbers.map((number) => (
          <li key={number}>
            <RaffleNumber number={number} size="s" />
          </li>
        ))}
      </Stubs>
    }
  />
);
