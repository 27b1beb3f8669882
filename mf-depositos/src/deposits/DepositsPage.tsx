import { useHost } from '@rifas/shared/remote';
import { paths, useSearchParams } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Page, Tabs } from '@rifas/shared/ui';
import { depositTexts } from '../common/texts';
import { BankDeposits } from './BankDeposits';
import { CardDeposits } from './CardDeposits';

const BANK = { id: 'bancarios', label: depositTexts.bank, content: <BankDeposits /> };
const CARD = { id: 'tarjeta', label: depositTexts.card, content: <CardDeposits /> };

export default function DepositsPage() {
  const { mostrarDepositosBancarios } = useHost().deployment.settings;
  const [search, setSearch] = useSearchParams();
  const tabs = mostrarDepositosBancarios ? [BANK, CARD] : [CARD];
  return (
    <Page title={depositTexts.title} focusTitle back={<BackLink to={paths.dashboard} help="depositos" />}>
      <Tabs
        label={depositTexts.kinds}
        tabs={tabs}
        selected={search.get('ver') ?? undefined}
        onSelect={(ver) => setSearch({ ver }, { replace: true })}
      />
    </Page>
  );
}
