import { useState } from 'react';
import { replaceLink, type RequestOf } from '@rifas/shared/contracts';
import { texts, type Buyer, type SellerLink } from '@rifas/shared/domain';
import { Form, FORM_ERROR, FormAlert, SubmitButton, type SubmitErrors } from '@rifas/shared/forms';
import { useApiMutation } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { BuyerFields, buyerRules, numbersOf } from '@rifas/shared/selling';
import { Dialog, Stack, Text, useLatch } from '@rifas/shared/ui';
import { AbsorbsSurcharge } from '../common/AbsorbsSurcharge';
import { endLinkTexts } from '../common/links-texts';
import { useCharges } from '../common/share/shared-link';
import { ShareLink } from '../common/share/ShareLink';
import type { LinkDialogProps } from './link-dialogs';
import { buyerOfLink } from './link-filter';
import { endFailure } from './links.api';

interface ReplaceValues extends Buyer {
  readonly absorbsSurcharge: boolean;
}

interface ReplaceFormProps {
  readonly link: SellerLink;
  readonly send: (request: RequestOf<typeof replaceLink>) => Promise<void>;
}

/** Asks for the new link's buyer, because most links are replaced due to a wrong mail or phone. */
function ReplaceForm({ link, send }: ReplaceFormProps) {
  const { settings } = useHost().deployment;
  const rules = buyerRules('payment-link', settings);

  const replace = async (values: ReplaceValues): Promise<SubmitErrors | undefined> => {
    const buyer = rules.toSend(values);
    const absorbsSurcharge = settings.asumirRecargo && values.absorbsSurcharge;
    try {
      await send({ token: link.token, absorbsSurcharge, buyer });
      return undefined;
    } catch (thrown) {
      return { [FORM_ERROR]: endFailure(thrown) };
    }
  };
  return (
    <Form<ReplaceValues>
      label={endLinkTexts.buyerForm}
      initialValues={{ ...link.buyer, absorbsSurcharge: link.absorbsSurcharge }}
      schema={(y) => y.object(rules.schemaParts(y))}
      summary={texts.completeAllBuyerFields}
      onSubmit={replace}
    >
      <Stack $gap="s">
        <Text>{endLinkTexts.replaceQuestion}</Text>
        {link.state === 'inPayment' ? <Text>{endLinkTexts.payment}</Text> : null}
        <BuyerFields form="payment-link" />
        <AbsorbsSurcharge tickets={link.tickets} />
        <FormAlert />
        <SubmitButton block>{endLinkTexts.makeAnother}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** Makes another link for the same tickets, and shares it in place of the old one. */
export function ReplaceDialog({ link, onClose }: LinkDialogProps) {
  const charges = useCharges(link.tickets);
  const [made, setMade] = useState<{ readonly token: string; readonly buyer: Buyer }>();
  const { mutateAsync } = useApiMutation(replaceLink);
  const [busy, run] = useLatch();
  const send: ReplaceFormProps['send'] = (request) =>
    run(async () => setMade({ token: await mutateAsync(request), buyer: request.buyer }));
  return (
    <Dialog open title={made ? endLinkTexts.replacedTitle : endLinkTexts.replaceTitle} locked={busy} onClose={onClose}>
      {made ? (
        <ShareLink
          link={{
            token: made.token,
            numbers: numbersOf(link.tickets),
            phone: made.buyer.phone,
            buyer: buyerOfLink(made),
            charges,
          }}
        />
      ) : (
        <ReplaceForm link={link} send={send} />
      )}
    </Dialog>
  );
}
