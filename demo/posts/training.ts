import type { DemoPost } from './demo-post.ts';

export const trainingPosts: DemoPost[] = [
  {
    title: 'The Week You Hold Back',
    category: 'training',
    publishedDaysAgo: 25,
    content: `Sooner or later you will open your program and find a week that looks like a misprint. Half the sets. Weights you did a month ago. And you will write to me, because you feel strong and I have clearly made a mistake.

It is called a deload, and it is the most deliberate week in the block.

## Two things grow when you train

One is *fitness*: strength, skill, lungs. It builds slowly and leaves slowly.

The other is *fatigue*. It builds fast and leaves fast, and while it is there it sits on top of the fitness like snow on a roof. After three hard weeks you are stronger than you were, and you cannot show it. The bar feels slow. Your grip goes first. You sleep, and wake up tired.

In the deload week we stop adding snow. Fatigue melts in a few days. The fitness stays. And in the first week of the next block you walk up to a weight that pinned you, and it moves. People think the new block did that. It was the week before.

## How to do it well

- **Do the sessions.** All of them. Holding back isn't skipping; the skill needs its practice.
- **Move every rep as if it were heavy.** Fast, tight, tidy. Light weights are the best teachers of technique, because you can hear them.
- **Leave when the page says so.** No bonus sets. The itch you feel on Thursday is the point. Carry it into Monday.
- **Keep eating and sleeping.** This is when the repair is done. Don't take the food away from the builders.
- **Let the small things heal.** The elbow that has been muttering. The hands.

## What it does to your numbers

In your Progress Overview the units for this week will drop. That is right, and nobody on the coach's side of the screen thinks anything else. Your estimated maxes don't fall because of a light week; the app looks back over six weeks for your best, so what it suggests next is built on what you can really do.

## When you need one early

Most of the blocks I write have one in the fourth week. But you live in your body and I don't. If two of these are true, tell me and we will move it up:

1. Weights you own have gone slow for three sessions in a row.
2. You dread the session before it starts, and that is not like you.
3. Sleep has gone bad for no reason you can name.

There is no medal for the fifth hard week. Any fool can push. It takes some years to learn to hold back on purpose, and the ones who learn it are the ones still training at seventy.`,
  },
  {
    title: 'Ten Minutes Before the Bar',
    category: 'training',
    publishedDaysAgo: 58,
    content: `I can tell you how somebody's session will go by watching the first ten minutes of it. Not the weights. The ten minutes before the weights.

There are two ways to waste them. One is to walk in cold and put a plate on each side. The other is forty minutes of bands, balls and rollers, until it is nearly time to go home. What follows is the middle road. It fits any garage and it is the same every day, so you never have to think about it at twenty to six.

## Minutes 1 to 3: get warm

A warm-up is called that because you should be *warm*. Skip, row, march up the stairs, carry the kettlebell round the house. Stop when you would take your sweater off.

## Minutes 4 to 6: open what you will use

Three movements, not thirteen. On a squat day I like these:

- ten slow air squats, holding the last one at the bottom for three breaths
- five lunges a side, reaching up with the arm of the back leg
- ten hip hinges with a broomstick along your spine

On a pressing day, trade them for push-ups against a bench, shoulder circles with the broomstick, and a dead hang from the bar. If a joint has been complaining, it gets one extra minute. One.

## Minutes 7 to 10: climb

Now the bar, and nothing on it. Then build to your first working set in four or five steps. If your sets today are at 225 pounds:

1. the empty bar, ten reps, slow
2. 95, five reps
3. 135, five reps
4. 185, three reps
5. 205, one rep

Then rest two minutes and begin. The jumps get smaller and the reps fewer as you climb. You are waking things up, not tiring them out. That single at 205 looks pointless until you leave it out and the first working set feels like a stranger.

**Treat each of these reps as the real one.** Same stance, same breath, same brace. If you are careless with 95 pounds you are practising being careless, and that is what will be there at 225.

## Do you log them?

No. Only the sets I wrote down for you. The warm-up is between you and the bar.

## One test

Your first working set should be your best-looking one. If it is always the second or the third, you are warming up on my time. Take two minutes more before, and you get a better set for it. That's a good trade on any morning.`,
  },
  {
    title: 'Three Questions Before You Add Weight',
    category: 'training',
    publishedDaysAgo: null,
    content: `The program suggests a weight. It is a good suggestion: it comes from what you have done in the last six weeks and it is rounded to plates you own. But it wasn't in the room for your last set. You were.

So before you put more on the bar than is written, or less, ask three things.

## 1. How many were left?

At the end of the last set, honestly, how many more could you have done with the same form? Three or more: go up. One or two: stay exactly where you are, this is the place where strength gets made. None: take five pounds off and keep your pride.

Most people get this wrong in their first year, nearly always by thinking there was less left than there was. Film one set a month and you will learn to read yourself.

## 2. Would I show it to someone?

Picture the last rep of that set on the wall of the gym, framed. Would you hang it? If the answer has the word *but* in it (the depth was short but, the back rounded a bit but), the weight is already heavy enough. Earn it first.

## 3. What is the rest of the week?

A record on Monday that ruins Wednesday is a loan at a bad rate. If there is a long shift ahead, or a short night behind, hold.

## The size of the step

When it is three times yes:

- lower body: five to ten pounds
- upper body: two and a half to five
- anything with one arm or one leg: the smallest dumbbell up, or two more reps with the old one

Small plates are the best money you will spend this year. Nobody has ever got stuck by going up too slowly.

*(To add before this goes out: the chart with Peter's bench, if he says yes.)*`,
  },
];
