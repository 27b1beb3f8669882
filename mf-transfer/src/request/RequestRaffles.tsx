import { useEffect, useEffectEvent } from 'react';
import { getBag, requestRaffles } from '@rifas/shared/contracts';
import { groupByOwner, texts, type BagEntry, type PendingTransfer } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { BackLink, SellingColumns, StepBack, type LoadedListProps } from '@rifas/shared/selling';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Page,
  Panel,
  Stack,
  Stepper,
  Text,
  useSaid,
} from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../common/bag-entries';
import { BagPicker } from '../common/BagPicker';
import { CounterpartPanel, keyOfEntry } from '../common/CounterpartPanel';
import { failureByData } from '../common/failure';
import { useBag } from '../common/raffle-lists';
import { RaffleRow } from '../common/RaffleRow';
import { NEXT, NO_NAME, requestTexts } from '../common/texts';
import { GoneNotice, RaffleSelectionBar, TransferList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { viewPath } from '../common/views';
import { WriteDialog } from '../common/WriteDialog';
import { STEP_NUMBER, useRequestStep } from './request-step';
import { useRequest } from './request.store';

const NOTHING = (
  <EmptyState icon="bag" title={requestTexts.nothing}>
    {requestTexts.nothingHint}
  </EmptyState>
);

/** The list of the bag, for both steps. */
const BagList = (props: Pick<LoadedListProps<BagEntry>, 'children'>) => (
  <TransferList {...props} query={useBag()} contract={getBag} empty={NOTHING} />
);

/** The raffles of other sellers in the bag. At least one must be selected to continue. */
function SelectStep({ onNext }: { onNext: () => void }) {
  const selected = useRequest((draft) => draft.selected);
  const [problem, say] = useSaid<string>();

  // A new selection removes the result of the previous request.
  const select = (numbers: readonly string[]) => useRequest.setState({ selected: numbers, owners: undefined });

  return (
    <BagList>
      {(entries) => {
        const numbers = selectedEntries(entries, selected).map(({ number }) => number);
        const next = () => {
          say(numbers.length === 0 ? texts.selectRafflesForBag : undefined);
          if (numbers.length === 0) return;
          select(numbers);
          onNext();
        };
        return (
          <SellingColumns>
            <div>
              <GoneNotice numbers={goneNumbers(entries, selected)} text={requestTexts.gone} />
              <BagPicker label={requestTexts.list} entries={entries} selected={numbers} onSelect={select} ofOthers />
            </div>
            <RaffleSelectionBar numbers={numbers} problem={problem}>
              <Button onClick={next}>{NEXT}</Button>
            </RaffleSelectionBar>
          </SellingColumns>
        );
      }}
    </BagList>
  );
}

interface ConfirmStepProps {
  selected: readonly string[];
  /** The request is under way: raffles that leave the bag now leave because of it. */
  sending: boolean;
  onConfirm: (numbers: string[]) => void;
}

/** The raffles that are about to be requested, by owner. */
function ConfirmStep({ selected, sending, onConfirm }: ConfirmStepProps) {
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

/** The raffles were requested: shows the owners to arrange the handover with. */
function DoneStep({ owners }: { owners: readonly PendingTransfer[] }) {
  return (
    <SellingColumns>
      <Stack>
        <Alert tone="success">{texts.requestDone}</Alert>
        <Text>{requestTexts.next(owners)}</Text>
        {owners.map((entry) => (
          <CounterpartPanel key={keyOfEntry(entry)} entry={entry} />
        ))}
      </Stack>
      <Stack>
        <ButtonLink as={Link} to={viewPath('recepciones')}>
          {requestTexts.toReceptions}
        </ButtonLink>
      </Stack>
    </SellingColumns>
  );
}

/** Requests raffles from the bag in three steps. The dialog is above the steps, because a failure may empty a step. */
export function RequestRaffles({ title }: { title: string }) {
  const { step, toConfirm, backToSelect, toDone } = useRequestStep(useRequest());
  const request = useConfirmedWrite(requestRaffles, {
    failureOf: (error) => failureByData(texts.requestFailed, error),
    onDone: (owners) => useRequest.setState({ selected: [], owners }),
  });
  const { phase } = request.confirmation;

  // The third step shows the result in place of the dialog. It appears only if the seller is still on this page.
  const showOwners = useEffectEvent(() => {
    request.close();
    toDone();
  });
  useEffect(() => {
    if (phase === 'done') showOwners();
  }, [phase]);

  const back =
    step.name === 'confirm' ? (
      <StepBack help="transferir" onBack={backToSelect} />
    ) : (
      <BackLink to={paths.transfer} help="transferir" />
    );
  // Each step has its own title: the focus goes to it, so it tells screen reader users where they are.
  const titles = { select: title, confirm: requestTexts.confirmTitle, done: requestTexts.doneTitle };
  return (
    <Page key={step.name} title={titles[step.name]} focusTitle back={back}>
      <Stepper steps={requestTexts.steps} current={STEP_NUMBER[step.name]} />
      {step.name === 'select' && <SelectStep onNext={toConfirm} />}
      {step.name === 'confirm' && (
        <ConfirmStep
          selected={step.selected}
          sending={phase === 'sending'}
          onConfirm={(numbers) => request.ask({ numbers })}
        />
      )}
      {step.name === 'done' && <DoneStep owners={step.owners} />}
      {phase !== 'done' && (
        <WriteDialog
          title={title}
          write={request}
          question={({ numbers }) => requestTexts.question(numbers)}
          doneText={texts.requestDone}
        />
      )}
    </Page>
  );
}
