import { styled } from 'styled-components';
import { getMailSettings, saveMailSettings } from '@rifas/shared/contracts';
import { queryClient, queryKey, useApiMutation, useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { Alert, CheckRow, Heading, Panel, tokens, useLatch } from '@rifas/shared/ui';
import { mailTexts } from './texts';

const Title = styled(Heading)`
  margin-block-end: ${tokens.space.xs};
`;

/** Whether the seller wants a mail for each sale by card. Nothing where the API does not know such a setting. */
export function SaleMails() {
  const calls = useOfferedCalls();
  const { data } = useApiQuery(getMailSettings, {}, { enabled: calls[getMailSettings.name] !== false });
  const { mutateAsync, isPending, variables, error } = useApiMutation(saveMailSettings, { refresh: 'later' });
  const [, run] = useLatch();
  if (!data || calls[saveMailSettings.name] === false) return null;

  const choose = async (sales: boolean) => {
    await mutateAsync({ sales });
    queryClient.setQueryData(queryKey(getMailSettings), { sales });
  };
  return (
    <Panel aria-labelledby="avisos" data-no-print>
      <Title level={2} id="avisos">
        {mailTexts.title}
      </Title>
      <CheckRow
        // What was pressed shows at once, and goes back where it could not be saved; the alert says so.
        checked={isPending ? variables.sales : data.sales}
        onChange={(sales) => void run(() => choose(sales)).catch(() => undefined)}
        label={mailTexts.sales}
        detail={mailTexts.salesHint}
      />
      {error && <Alert tone="error">{mailTexts.failed}</Alert>}
    </Panel>
  );
}
