import { useEffect } from 'react';
import type { Raffle } from '@rifas/shared/contracts';
import { useHost } from '@rifas/shared/remote';
import { Page, Stepper } from '@rifas/shared/ui';
import { ListStatus } from '../common/ListStatus';
import { GoneNotice } from './GoneNotice';
import { NothingToSell } from './NothingToSell';
import { useSellableRaffles } from './payment-link.api';
import { dropUnavailable } from './payment-link.store';
import { BuyerDetails } from './steps/BuyerDetails';
import { ChooseTickets } from './steps/ChooseTickets';
import { LinkReady } from './steps/LinkReady';
import { useWizard } from './use-wizard';
import { STEPS } from './wizard-step';

/** A fresh list may no longer sell what was chosen. */
function useFreshSelection(raffles: readonly Raffle[] | undefined) {
  const { mode } = useHost().deployment;
  useEffect(() => {
    if (raffles) dropUnavailable(raffles, mode);
  }, [raffles, mode]);
}

export default function PaymentLinkPage() {
  const { step, toBuyer, backToChoose } = useWizard();
  const list = useSellableRaffles();
  useFreshSelection(list.data);

  if (step.name === 'ready') return <LinkReady link={step.link} />;
  const choosing = step.name === 'choose';
  return (
    <Page key={step.name} title={choosing ? 'ELIGE LAS RIFAS PARA EL LINK DE PAGO' : 'DATOS DEL COMPRADOR'} focusTitle>
      <Stepper steps={STEPS} current={choosing ? 1 : 2} />
      <GoneNotice />
      <ListStatus list={list} rowHeight={120} />
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
