import { useEffect } from 'react';
import { getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Link, paths } from '@rifas/shared/routing';
import { EmptyState, Page, Stepper } from '@rifas/shared/ui';
import { LeftOut } from '../common/LeftOut';
import { ListStatus } from '../common/ListStatus';
import { GoneNotice } from './GoneNotice';
import { usePendingRaffles } from './payment-link.api';
import { dropUnavailable } from './payment-link.store';
import { BuyerDetails } from './steps/BuyerDetails';
import { ChooseTickets } from './steps/ChooseTickets';
import { LinkReady } from './steps/LinkReady';
import { useWizard } from './use-wizard';
import { STEPS } from './wizard-step';

/** Takes out of the selection what a fresh list no longer sells. */
function useFreshSelection(raffles: readonly Raffle[] | undefined) {
  const { mode } = useHost().deployment;
  useEffect(() => {
    if (raffles) dropUnavailable(raffles, mode);
  }, [raffles, mode]);
}

const NothingToSell = () => (
  <EmptyState title="No tienes rifas pendientes de pago." action={<Link to={paths.raffleList}>Ver tus rifas</Link>}>
    Acá vas a ver las que puedas vender con un link de pago.
  </EmptyState>
);

export default function PaymentLinkPage() {
  const { step, toBuyer, backToChoose } = useWizard();
  const list = usePendingRaffles();
  useFreshSelection(list.data);

  if (step.name === 'ready') return <LinkReady link={step.link} />;
  const choosing = step.name === 'choose';
  return (
    <Page key={step.name} title={choosing ? 'ELIGE LAS RIFAS PARA EL LINK DE PAGO' : 'DATOS DEL COMPRADOR'} focusTitle>
      <Stepper steps={STEPS} current={choosing ? 1 : 2} />
      <GoneNotice />
      <ListStatus list={list} rowHeight={120} />
      {choosing ? <LeftOut contract={getRaffles} one="rifa" many="rifas" /> : null}
      {list.data?.length === 0 ? <NothingToSell /> : null}
      {list.data && list.data.length > 0 ? (
        choosing ? (
          <ChooseTickets raffles={list.data} onNext={toBuyer} />
        ) : (
          <BuyerDetails raffles={list.data} refresh={async () => (await list.refetch()).data} onBack={backToChoose} />
        )
      ) : null}
    </Page>
  );
}
