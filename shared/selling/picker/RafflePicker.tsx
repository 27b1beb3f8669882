import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownOf } from '../../format';
import {
  Accordion,
  Button,
  ConfirmDialog,
  EmptyState,
  LongList,
  QuietRow,
  SearchField,
  SkipList,
  Toolbar,
  VisuallyHidden,
  type LongListProps,
} from '../../ui';
import { choicesOf, isOffered, type Choice, type Chosen, type PickableRaffle } from './choices';
import { raffleFinder } from './find-raffles';
import { FoldedSearch } from './FoldedSearch';
import { PickerRaffle, type PickerLayout } from './PickerRaffle';
import { selectionPlace } from './SelectionBar';

/** The number of raffles from which a search is useful. Fewer are visible at once. */
export const WORTH_SEARCHING = 6;
/** Up to this number of raffles, all tickets are shown unfolded. */
const FEW = 3;

export interface RafflePickerProps<T, C extends Choice> {
  /** The list's name, read aloud. */
  readonly label: string;
  readonly raffles: readonly T[];
  readonly numberOf: (raffle: T) => string;
  /** Describes a raffle for the picker. Called only for raffles near the viewport. Must be stable. */
  readonly describe: (raffle: T) => PickableRaffle<C>;
  /** What is chosen. Choices that the search hides stay chosen. */
  readonly chosen: readonly Chosen[];
  /** Adds or removes a choice. Must be stable if the list may be long. */
  readonly onToggle: (choice: C) => void;
  readonly search: {
    readonly label: string;
    /** Names by which a raffle is found, in addition to its number. */
    readonly namesOf?: (raffle: T) => readonly (string | undefined)[];
    /** The number of raffles from which the search is shown. */
    readonly from?: number;
  };
  readonly layout: PickerLayout;
  /** Height of a raffle before it is measured, in pixels. */
  readonly rowHeight: number;
  /** The component that renders the rows: `VirtualList` if the list is usually long. */
  readonly list?: (props: LongListProps<T>) => ReactNode;
  /** Chooses or removes all the raffles that the search finds. Without it there is no such button. */
  readonly onToggleAll?: (choices: readonly C[], choose: boolean) => void;
  /** Further buttons beside the search. */
  readonly tools?: ReactNode;
}

const Rows = styled.div`
  position: relative;
`;

/* Chosen rows next to each other form one area. The tickets inside them are chips. */
const Sheet = styled(Accordion)`
  label:not(details *) {
    border-radius: 0;
  }
`;

/** The keys of each raffle's chosen choices, as the text that its row compares. */
const byNumber = (chosen: readonly Chosen[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, Set<string>>();
  for (const { number, key } of chosen) keys.set(number, (keys.get(number) ?? new Set()).add(key));
  return new Map([...keys].map(([number, own]) => [number, [...own].sort().join('\n')]));
};

/**
 * A list of raffles to choose from, with a search: whole raffles, or ticket by ticket. A choice may have marks, a
 * reason why it cannot be chosen, and a question that is asked before it is chosen.
 * @example
 * <RafflePicker label="Rifas pendientes de pago" raffles={raffles} numberOf={raffleNumber} describe={useTicketChoices()}
 *   chosen={chosenKeys(chosen, byTicket)} onToggle={toggle} search={{ label: 'Buscar por número' }} layout="sheet" rowHeight={56} />
 */
export function RafflePicker<T, C extends Choice>(props: RafflePickerProps<T, C>) {
  const { label, raffles, numberOf, describe, chosen, onToggle, search, layout, rowHeight, onToggleAll, tools } = props;
  const { list: List = LongList } = props;
  const [typed, setTyped] = useState('');
  const deferred = useDeferredValue(typed);
  const [asking, setAsking] = useState<C>();
  // Raffles with something chosen before are unfolded. If there are few raffles, all are.
  const [chosenBefore] = useState(() => new Set(chosen.map(({ number }) => number)));
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosenHere = useMemo(() => byNumber(chosen), [chosen]);

  const { namesOf } = search;
  const found = useMemo(() => {
    const isFound = raffleFinder(deferred);
    return raffles.filter((raffle) => isFound(numberOf(raffle), namesOf?.(raffle)));
  }, [raffles, numberOf, namesOf, deferred]);

  const press = useCallback(
    (choice: C, checked: boolean) => {
      if (choice.question && !checked) setAsking(choice);
      else onToggle(choice);
    },
    [onToggle],
  );
  const fold = useCallback((number: string, open: boolean) => setFolds((all) => new Map(all).set(number, open)), []);
  const isOpen = (number: string): boolean => folds.get(number) ?? (raffles.length <= FEW || chosenBefore.has(number));

  const field =
    raffles.length >= (search.from ?? WORTH_SEARCHING) ? (
      <SearchField label={search.label} value={typed} onChange={setTyped} />
    ) : null;
  const counted = shownOf(found.length, raffles.length, 'rifa', 'rifas');
  const rows = (
    <List label={label} items={found} keyOf={numberOf} estimate={rowHeight} divided={layout === 'sheet'} skips={false}>
      {(raffle) => (
        <PickerRaffle
          raffle={raffle}
          describe={describe}
          layout={layout}
          chosen={chosenHere.get(numberOf(raffle)) ?? ''}
          open={isOpen(numberOf(raffle))}
          onOpen={fold}
          onPress={press}
        />
      )}
    </List>
  );
  return (
    <>
      {onToggleAll || tools ? (
        <Toolbar label={label}>
          {field}
          <VisuallyHidden role="status">{counted}</VisuallyHidden>
          <QuietRow $gap="xxs">
            {onToggleAll && found.length > 0 && (
              <ToggleAll found={found} describe={describe} chosen={chosen} onToggleAll={onToggleAll} />
            )}
            {tools}
          </QuietRow>
        </Toolbar>
      ) : (
        field && <FoldedSearch found={counted}>{field}</FoldedSearch>
      )}
      {found.length === 0 ? (
        <EmptyState icon="search" title="Ninguna rifa coincide con la búsqueda.">
          Probá con otro número o con menos palabras.
        </EmptyState>
      ) : (
        <Rows>
          <SkipList to={selectionPlace} />
          {layout === 'sheet' ? <Sheet>{rows}</Sheet> : rows}
        </Rows>
      )}
      {asking?.question && (
        <ConfirmDialog
          open
          title={asking.question.title}
          confirmLabel={asking.question.confirm}
          onConfirm={() => {
            onToggle(asking);
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        >
          {asking.question.text}
        </ConfirmDialog>
      )}
    </>
  );
}

type ToggleAllProps<T, C extends Choice> = Pick<RafflePickerProps<T, C>, 'describe' | 'chosen'> &
  Required<Pick<RafflePickerProps<T, C>, 'onToggleAll'>> & { readonly found: readonly T[] };

function ToggleAll<T, C extends Choice>({ found, describe, chosen, onToggleAll }: ToggleAllProps<T, C>) {
  const offered = found.flatMap((raffle) => choicesOf(describe(raffle)).filter(isOffered));
  const keys = new Set(chosen.map(({ key }) => key));
  const allChosen = offered.every(({ key }) => keys.has(key));
  return (
    <Button variant="quiet" onClick={() => onToggleAll(offered, !allChosen)}>
      {allChosen ? 'Quitar la selección' : 'Seleccionar todas'}
    </Button>
  );
}
