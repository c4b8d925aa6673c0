/**
 * The reason why the device made no passkey, for the person; null when it was not the device (the names are WebAuthn's
 * own).
 */
export function passkeyTrouble(error: Error): string | null {
  return troubles[error.name] ?? null;
}

const notConfirmed = 'No passkey was added: it was canceled, or took too long.';

const troubles: Record<string, string> = {
  NotAllowedError: notConfirmed,
  AbortError: notConfirmed,
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot keep passkeys.',
  ConstraintError: 'This device needs a screen lock before it can keep passkeys.',
  SecurityError: 'Passkeys do not work at this address of the site.',
};
