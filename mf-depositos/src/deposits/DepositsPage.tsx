import { useHost } from '@rifas/shared/remote';
import { useSearchParams } from '@rifas/shared/routing';
import { Page, Tabs } from '@rifas/shared/ui';
import { BackToDashboard } from '../common/BackToDashboard';
import { BankDeposits } from './BankDeposits';
import { CardDeposits } from './CardDeposits';

const BANK = { id: 'bancarios', label: 'Depósitos bancarios', content: <BankDeposits /> };
const CARD = { id: 'tarjeta', label: 'Pagos con tarjeta', content: <CardDeposits /> };

export default function DepositsPage() {
  const { mostrarDepositosBancarios } = useHost().deployment.settings;
  const [search, setSearch] = useSearchParams();
  const tabs = mostrarDepositosBancarios ? [BANK, CARD] : [CARD];
  return (
    <Page title="ESTOS SON TUS DEPÓSITOS" focusTitle back={<BackToDashboard />}>
      <Tabs
        label="Tipo de depósito"
        tabs={tabs}
        selected={search.get('ver') ?? undefined}
        onSelect={(ver) => setSearch({ ver }, { replace: true })}
      />
    </Page>
  );
}
