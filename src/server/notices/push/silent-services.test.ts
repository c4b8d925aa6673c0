import { expect, it } from 'vitest';
import { SilentServices } from './silent-services.ts';

const start = Date.parse('2026-03-18T12:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);
const push = 'https://push.example';

/** A service that has left so many requests in a row without an answer. */
function silentFor(times: number): SilentServices {
  const services = new SilentServices();
  for (let n = 0; n < times; n += 1) services.note(push, false, after(0));
  return services;
}

it.each([
  [0, false],
  [19, false],
  [20, true],
  [40, true],
])('after %d requests without an answer a service is left alone: %s', (times, expected) => {
  const services = silentFor(times);
  expect([
    services.isLeftAlone(push, after(1)),
    services.isLeftAlone('https://other.example', after(1)),
  ]).toEqual([expected, false]);
});

it('an answer in between begins the count anew', () => {
  const services = silentFor(19);
  services.note(push, true, after(0));
  services.note(push, false, after(0));
  expect(services.isLeftAlone(push, after(1))).toBe(false);
});

it('every half a minute one request tries it; an answer to that lets all through again', () => {
  const services = silentFor(20);
  expect(services.isLeftAlone(push, after(29))).toBe(true);
  expect([30, 30, 31].map(seconds => services.isLeftAlone(push, after(seconds)))).toEqual([
    false,
    true,
    true,
  ]);
  services.note(push, false, after(40));
  expect([69, 70, 70].map(seconds => services.isLeftAlone(push, after(seconds)))).toEqual([
    true,
    false,
    true,
  ]);
  services.note(push, true, after(71));
  expect([71, 71].map(seconds => services.isLeftAlone(push, after(seconds)))).toEqual([false, false]);
});

it('a clock that was set back leaves nobody alone for longer', () => {
  const services = silentFor(20);
  expect(services.isLeftAlone(push, after(-3600))).toBe(false);
});
