/**
 * The name of the one plan wherever it is offered; the landing page's benefits are marked Premium, as the specification
 * words them.
 */
export const planName = 'Basic Membership';
