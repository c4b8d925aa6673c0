/** Check-ins that are begun, by what they are kept under: they leave the device with their member. */
export const typedCheckIns = { what: 'check-in' };
