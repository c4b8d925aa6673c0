import type { Brand } from './brand.ts';

/** The brand itself. Change it here and nowhere else: pages, letters and the installed app have its words when they are sent. */
export const standardBrand: Brand = {
  name: 'Fellowship',
  // "By today's labour, better tomorrow."
  motto: 'Hodierno labore cras melior',
  tagline: 'You will be better tomorrow because of your effort today',
  colours: {
    dark: { accent: '#d3a05c', accentFill: '#c6924d', onAccent: '#1a1108' },
    light: { accent: '#7c4e17', accentFill: '#85521a', onAccent: '#fff9ee' },
  },
  coach: { name: 'Gideon Marsh', phone: '(303) 555-0142', email: 'coach@fellowship.example' },
  website: { label: 'fellowship.example', href: 'https://fellowship.example' },
  monthlyPriceDollars: 29,
  checkoutLink: 'https://buy.stripe.com/test_fellowship',
  manageLink: 'https://billing.stripe.com/p/login/test_fellowship',
  certifications: [
    { name: 'National Strength Institute', short: 'NSI' },
    { name: 'American Board of Conditioning', short: 'ABC' },
    { name: 'International Movement Academy', short: 'IMA' },
  ],
};
