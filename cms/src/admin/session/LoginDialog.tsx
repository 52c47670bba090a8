import { Box, Button, Field, Modal, TextInput, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useState, type FormEvent } from 'react';
import { finishLogin, loginNeeded } from './login-request';
import { isTokenPersistent } from '../ui/server/token';
import { useLatest } from '../ui/use-latest';

/** Over everything else when the session has expired: what was typed below it stays. */
export function LoginDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const email = useAuth('LoginDialog', ({ user }) => user?.email, false);
  const latest = useLatest(email);
  useEffect(
    () =>
      loginNeeded.listen((isNeeded) => {
        // Another tab may ask while nobody is signed in here.
        const canAsk = isNeeded && latest.current !== undefined;
        setIsOpen(canAsk);
        return canAsk;
      }),
    [latest],
  );
  if (!isOpen || !email) return null;
  return (
    <Modal.Root open>
      <Modal.Content
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <LoginForm email={email} />
      </Modal.Content>
    </Modal.Root>
  );
}

function LoginForm({ email }: { email: string }) {
  const login = useAuth('LoginForm', (auth) => auth.login);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the article below would be submitted too.
    event.stopPropagation();
    setIsSending(true);
    const response = await login({ email, password, rememberMe: isTokenPersistent() });
    setIsSending(false);
    if ('error' in response) setProblem(getMessage(response.error));
    else finishLogin(response.data.token);
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Box paddingTop={5} paddingLeft={5} paddingRight={5}>
        <Modal.Title>Your session has ended</Modal.Title>
      </Box>
      <Modal.Body>
        <Typography tag="p" paddingBottom={4}>
          Nothing is lost. Enter the password of {email} to go on where you were.
        </Typography>
        <Field.Root name="password" error={problem} required>
          <Field.Label>Password</Field.Label>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }: { target: HTMLInputElement }) => setPassword(target.value)}
          />
          <Field.Error />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" variant="tertiary" onClick={() => finishLogin(undefined)}>
          Log out
        </Button>
        <Button type="submit" loading={isSending} disabled={password === ''}>
          Continue
        </Button>
      </Modal.Footer>
    </form>
  );
}

const FAILED = 'The server did not respond. Please check your connection and try again.';

const getMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : FAILED;
