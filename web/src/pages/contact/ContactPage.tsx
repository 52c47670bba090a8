import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { getEmail } from '../../lib/session/member';
import { useMember } from '../../lib/session/use-member';
import { useStoredUser } from '../../lib/session/stored-session';
import { useWriter } from '../../lib/session/use-writer';
import { REPLY_TIME } from '../../lib/site/reply-time';
import { ContactAddress } from '../../ui/base/ContactAddress/ContactAddress';
import { Field } from '../../ui/forms/Form/Field';
import { Form } from '../../ui/forms/Form/Form';
import { TextField } from '../../ui/forms/Form/TextField';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot';
import styles from './ContactPage.module.css';
import { sendMessage } from './send-message';
import { clearSentFields, useDraft } from './use-draft';

/** Guests see the form and are asked to log in when they submit it (C29). */
export function ContactPage() {
  const email = getEmail(useStoredUser());
  const member = useMember();
  const writer = useWriter();
  const form = useForm(async (typed, element) => {
    const { isSent, outcome } = await sendMessage(typed);
    if (isSent) clearSentFields(element, writer, typed);
    return outcome;
  });
  useDraft(form.formRef, writer);
  return (
    <FormPage
      path="/contact-us"
      title="Contact Us"
      description={`Write to the editors: about a mistake, an article you would like to read, or the site itself. They answer within ${REPLY_TIME}.`}
      lead={
        <>
          <p>
            Have you found a mistake, or is an article missing? The editors answer within {REPLY_TIME}. They
            cannot advise you on your own health.
          </p>
          <p>
            You can also write to <ContactAddress />.
          </p>
          {!member && (
            <p className={styles.guests}>
              To write here, please <LoginFlowLink to="/login">log in</LoginFlowLink> first.
            </p>
          )}
        </>
      }
    >
      <Form form={form} action="Send Message">
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          hint="The address of your account. We reply to this address."
          readOnly
          value={email}
        />
        <Field form={form} name="message" label="Message">
          {(control) => (
            <textarea {...control} dir="auto" rows={6} className={`${control.className} ${styles.message}`} />
          )}
        </Field>
        <Honeypot />
      </Form>
    </FormPage>
  );
}
