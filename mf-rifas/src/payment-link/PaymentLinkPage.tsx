import { useEffect } from 'react';
import { styled } from 'styled-components';
import { getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Link, paths } from '@rifas/shared/routing';
import {
  chosenRaffles,
  LoadedList,
  ManualLink,
  numbersOf,
  questionOf,
  useSaleNotes,
  useWords,
} from '@rifas/shared/selling';
import { Alert, ButtonLink, ConfirmDialog, EmptyState, Page, Stepper, tokens } from '@rifas/shared/ui';
import { linkTexts, rafflesTexts } from '../common/texts';
import { ToLinks } from '../common/ToLinks';
import { usePendingRaffles } from './payment-link.api';
import { agreeTo, dropUnavailable, takeOut, usePaymentLink } from './payment-link.store';
import { BuyerDetails } from './steps/BuyerDetails';
import { ChooseTickets } from './steps/ChooseTickets';
import { LinkReady } from './steps/LinkReady';
import { useWizard } from './wizard-step';

/**
 * Asks a question that could not be asked at the moment of choosing, because only later it became known that a ticket
 * has a link to pay it (docs/rules.md, "Live links"). Unwanted tickets leave the selection.
 */
function LateQuestion({ raffles }: { readonly raffles: readonly Raffle[] }) {
  const chosen = usePaymentLink((draft) => draft.chosen);
  const agreed = usePaymentLink((draft) => draft.agreed);
  const notesOf = useSaleNotes(linkTexts.linkOutcome);
  const { byTicket } = useWords();
  const asking = chosenRaffles(chosen, raffles)
    .flat()
    .filter((ticket) => !agreed.includes(ticket.id) && notesOf(ticket).question !== undefined);
  const question = questionOf(asking.map(notesOf));
  if (!question) return null;
  const numbers = numbersOf(asking);
  // If a raffle was chosen whole, all of it is removed.
  const unwanted = byTicket ? asking : chosen.filter(({ number }) => numbers.includes(number));
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={linkTexts.keep}
      closeLabel={linkTexts.takeOut}
      onConfirm={() => agreeTo(asking)}
      onClose={() => takeOut(unwanted)}
    >
      {question.text}
    </ConfirmDialog>
  );
}

/** Names what left the selection because it was sold or moved in the meantime. */
function GoneNotice() {
  const words = useWords();
  const gone = usePaymentLink((draft) => draft.gone);
  const left = usePaymentLink((draft) => draft.chosen.length);
  if (gone.length === 0) return null;
  return (
    <Alert tone="warning" title={linkTexts.gone(gone, words)}>
      {left > 0 ? linkTexts.goneSomeLeft : linkTexts.goneNoneLeft(words)}
    </Alert>
  );
}

/** Removes from the selection what a fresh list no longer sells. */
function useFreshSelection(raffles: readonly Raffle[] | undefined) {
  const { mode } = useHost().deployment;
  useEffect(() => {
    if (raffles) dropUnavailable(raffles, mode);
  }, [raffles, mode]);
}

/* As high as the steps alone, because the link may appear later and must not move the page. The last text ends where the
   page ends. With large text both links move to a new line. */
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};

  > ol {
    flex: 1 1 8rem;
    min-width: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
    margin: -12px calc(-1 * ${tokens.space.xs}) -12px auto;

    /* The system's own colours draw a frame around each. */
    @media (forced-colors: active) {
      margin-inline-end: 0;
    }
  }
`;

const NothingToSell = () => (
  <EmptyState
    title={linkTexts.nothing}
    action={
      <ButtonLink as={Link} to={paths.raffleList} $variant="secondary">
        {linkTexts.toRaffles}
      </ButtonLink>
    }
  >
    {linkTexts.nothingHint}
  </EmptyState>
);

export default function PaymentLinkPage() {
  const { step, toBuyer, backToChoose } = useWizard();
  const list = usePendingRaffles();
  useFreshSelection(list.data);

  if (step.name === 'ready') return <LinkReady link={step.link} />;
  const choosing = step.name === 'choose';
  return (
    <Page key={step.name} title={choosing ? linkTexts.chooseTitle : linkTexts.buyerTitle} focusTitle>
      <Progress>
        <Stepper steps={linkTexts.steps} current={choosing ? 1 : 2} />
        <div>
          <ToLinks />
          {choosing && <ManualLink section="cobrar" />}
        </div>
      </Progress>
      <GoneNotice />
      <LoadedList
        query={list}
        contract={choosing ? getRaffles : undefined}
        entry={rafflesTexts.entryWithTickets}
        loading={rafflesTexts.loading}
        failed={rafflesTexts.failed}
        rowHeight={120}
        empty={<NothingToSell />}
      >
        {(raffles) => (
          <>
            {choosing ? (
              <ChooseTickets raffles={raffles} onNext={toBuyer} />
            ) : (
              <BuyerDetails raffles={raffles} refresh={async () => (await list.refetch()).data} onBack={backToChoose} />
            )}
            <LateQuestion raffles={raffles} />
          </>
        )}
      </LoadedList>
    </Page>
  );
}
