import * as z from 'zod/mini';
import * as rules from '#domain/check-ins/question.ts';
import { checkedInOrders } from '#domain/check-ins/standing-out.ts';
import { wrongQuestion } from '#domain/check-ins/fitting-answers.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { weekdays } from '#domain/plain-date.ts';
import { attachment } from '#contract/conversations/attachments.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  flag,
  id,
  instant,
  line,
  onOneLine,
  plainDate,
  requiredText,
  text,
  wholeBetween,
  wireDate,
} from '#contract/wire.ts';

/**
 * Fields that the kind does not use have their defaults: `top`, `low` and `high` are a scale's, `options` a choice's.
 */
export const question = z.object({
  id: z.string(),
  part: z.enum(rules.questionParts),
  kind: z.enum(rules.questionKinds),
  text: z.string(),
  isRequired: z.boolean(),
  top: z.number(),
  low: z.string(),
  high: z.string(),
  /** A weight is answered in each person's own unit, any other number in `unit`. */
  measure: z.enum(rules.numberMeasures),
  unit: z.string(),
  options: z.array(z.string()),
});

const writtenQuestion = z
  .object({
    /** Made by who writes it. A question that is edited keeps it, and so its trend. */
    id,
    part: z.enum(rules.questionParts, `Choose a part: ${rules.questionParts.join(', ')}`),
    kind: z.enum(rules.questionKinds, `Choose a kind: ${rules.questionKinds.join(', ')}`),
    text: requiredText('Write the question', rules.maxQuestionLength).check(onOneLine),
    isRequired: z._default(flag.read, rules.blankQuestion.isRequired),
    top: z._default(wholeBetween(5, 10, 'A scale goes to 5 or to 10'), rules.blankQuestion.top),
    low: z._default(line(rules.maxScaleWordsLength), rules.blankQuestion.low),
    high: z._default(line(rules.maxScaleWordsLength), rules.blankQuestion.high),
    measure: z._default(z.enum(rules.numberMeasures), rules.blankQuestion.measure),
    unit: z._default(line(rules.maxUnitLength), rules.blankQuestion.unit),
    options: z._default(
      z
        .array(requiredText('Write the answer, or remove it', rules.maxOptionLength).check(onOneLine))
        .check(z.maxLength(rules.maxOptions, `Give at most ${rules.maxOptions} answers to choose from`)),
      [],
    ),
  })
  .check(
    z.superRefine((written, context) => {
      const message = wrongQuestion(written);
      if (message !== null) context.addIssue({ code: 'custom', message, path: ['text'] });
    }),
  );

const checkIn = z.object({
  questions: z.array(question),
  weekday: z.enum(weekdays),
  /** The members it is for: those of these groups, or everyone where there are none. A deleted group holds nobody. */
  groupIds: z.array(z.string()),
  isOn: z.boolean(),
  /** Goes up with each change; 0 when nothing was ever written. */
  version: z.number(),
  updatedAt: z.nullable(instant),
});

/** The fellowship's one check-in as its coaches wrote it. */
export const getCheckIn = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  access: 'coach',
  providesTags: ['check-ins'],
  response: checkIn,
});

/**
 * Replaces the questions, times and groups of the check-in. 409 when `version` is not that of the present one: another
 * coach has changed it. Earlier answers stay, each with the words of its question then.
 */
export const writeCheckIn = endpoint({
  method: 'PUT',
  path: '/api/check-ins',
  access: 'coach',
  invalidatesTags: ['check-ins'],
  body: z
    .object({
      questions: z.array(writtenQuestion).check(
        z.maxLength(rules.maxQuestions, `Ask at most ${rules.maxQuestions} questions`),
        z.refine(
          questions => new Set(questions.map(one => one.id)).size === questions.length,
          'Two questions have the same id',
        ),
      ),
      weekday: z.enum(weekdays, 'Choose a weekday'),
      groupIds: z._default(z.array(id).check(z.maxLength(100, 'Choose at most 100 groups')), []),
      isOn: z._default(flag.read, true),
      version: z.optional(wholeBetween(0, 1_000_000_000)),
    })
    .check(
      z.refine(({ isOn, questions }) => !isOn || questions.length > 0, {
        path: ['questions'],
        message: 'Ask at least one question before it is switched on',
      }),
    ),
  response: checkIn,
});

const onScale = { questionId: z.string(), text: z.string(), value: z.number(), top: z.number() };

/**
 * For whom it is this week, by each member's own calendar: those who have answered first, then the others by name. The newest
 * answers come first, or those whose lowest answer on a scale is the lowest, or those of whom an answer fell most.
 */
export const listCheckedIn = endpoint({
  method: 'GET',
  path: '/api/check-ins/members',
  access: 'coach',
  providesTags: ['check-ins', 'members', 'account', 'groups'],
  query: z.object({
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z._default(wholeBetween(1, 200), 50),
    order: z._default(z.enum(checkedInOrders), 'newest'),
  }),
  response: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      profileImageUrl: z.nullable(z.string()),
      /** The date this week's is due from. */
      week: wireDate,
      answeredAt: z.nullable(instant),
      /** Of this week's answers on scales. */
      lowest: z.nullable(z.object(onScale)),
      /** By so many steps since the week `since`, the one answered before. */
      fallen: z.nullable(z.object({ ...onScale, by: z.number(), since: wireDate })),
      /** Of all whom it is for, and of those who have answered; the same in each row. */
      due: z.number(),
      answered: z.number(),
    }),
  ),
});

export const answer = z.object({
  questionId: z.string(),
  part: z.enum(rules.questionParts),
  kind: z.enum(rules.questionKinds),
  /** The question's words when it was answered. */
  text: z.string(),
  top: z.number(),
  measure: z.enum(rules.numberMeasures),
  /** A weight is as it was typed, `unit` says in which unit; a picture is the id of one of its week's `pictures`. */
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
});

const answeredWeek = z.object({
  id: z.string(),
  week: wireDate,
  answeredAt: instant,
  answers: z.array(answer),
  /**
   * The pictures that answer a question. Their files are served to the member and to coaches, as those of messages are.
   */
  pictures: z.array(attachment),
});

/**
 * A member's answers, the newest week first, 12 a page (`before`: the oldest week that is known), and how the scales
 * and numbers that are asked now went over the last 52 weeks, in the reader's units. A member's own; a coach names
 * whose.
 */
export const listCheckInAnswers = endpoint({
  method: 'GET',
  path: '/api/check-ins/answers',
  access: 'member',
  providesTags: ['check-ins', 'members', 'account'],
  query: z.object({ memberId: z.optional(id), before: z.optional(plainDate()) }),
  response: z.object({
    weeks: z.array(answeredWeek),
    hasOlder: z.boolean(),
    /** Empty on a further page. */
    trends: z.array(
      z.object({
        questionId: z.string(),
        part: z.enum(rules.questionParts),
        kind: z.enum(['scale', 'number']),
        text: z.string(),
        top: z.number(),
        low: z.string(),
        high: z.string(),
        unit: z.string(),
        /** The oldest first. */
        points: z.array(z.object({ week: wireDate, value: z.number() })),
      }),
    ),
  }),
});

const value = z.union(
  [
    z.number('Enter a number').check(z.minimum(0), z.maximum(rules.highestNumber)),
    text(rules.maxAnswerLength),
  ],
  'Answer with a number or a text',
);

/**
 * The asker's answers to this week's check-in, or, where a device had no signal, to last week's. 409 for a week that is
 * answered or over, and when the coach has changed the questions so that the answers no longer fit. 404 for someone it
 * is not for. A picture is begun, sent and processed as one of a message; the answer is its id.
 */
export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins/answers',
  access: 'member',
  invalidatesTags: ['check-ins', 'notices'],
  idempotent: true,
  limit: { max: 60, minutes: 60 },
  body: z.object({
    /** The date it is due from; this week's by default. */
    week: z.optional(plainDate()),
    /** Of the questions that are answered. */
    version: z.optional(wholeBetween(0, 1_000_000_000)),
    answers: z
      .array(
        z.object({ questionId: id, value, unit: z.nullish(z.enum(weightUnits)) }),
        'Answer at least one question',
      )
      .check(z.maxLength(rules.maxQuestions, `There are at most ${rules.maxQuestions} answers`)),
  }),
  response: answeredWeek,
  status: 201,
});
