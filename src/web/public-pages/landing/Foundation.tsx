import { Chapter } from './Chapter.tsx';

export function Foundation() {
  return (
    <Chapter
      id="about"
      numeral="II"
      title="Our Foundation"
      intro="Three things carry all the rest. We practice them in this order."
    >
      <dl className="lg:mt-8">
        {values.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-3 border-line py-8 not-last:border-b first:pt-0 last:pb-0 md:grid-cols-[19rem_minmax(0,1fr)] md:py-12"
          >
            <dt className="display text-4xl">{name}</dt>
            <dd className="max-w-prose text-lg text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}

const values = [
  {
    name: 'Discipline',
    text: 'You do not have to feel ready. You keep the appointment, do the work that is written for the day, and write down what you did. Most of what people call talent is that, repeated.',
  },
  {
    name: 'Faith',
    text: 'The body is given, and we answer for how we keep it. Faith settles what strength is for: to serve, to carry, and to be standing when someone needs you.',
  },
  {
    name: 'Transformation',
    text: 'Change comes late and seems sudden. Until then it is one honest week added to another, and a coach who sees the line rising before you do.',
  },
];
