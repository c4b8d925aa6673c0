import type { DemoPost } from './demo-post.ts';

export const recoveryPosts: DemoPost[] = [
  {
    title: 'How Did You Sleep?',
    category: 'recovery',
    publishedDaysAgo: 4,
    content: `It is the first thing I ask when someone tells me the bar felt heavy, and it is nearly always the answer.

You do not get stronger while you lift. You get tired while you lift. The getting stronger happens later, in the dark, while you are doing nothing at all. A session you slept badly on both sides of is half a session, and no clever program makes up the difference.

## What I look for

I do not need you to wear anything on your wrist. Three questions are enough:

- Did you wake up on your own, or did the alarm drag you out?
- Did you fall asleep in the first half hour, or did you lie there with the day going round?
- By three in the afternoon, are you tired, or are you *desperate*?

If two of those go the wrong way for a week, we have found the thing to work on. It is not your squat.

## What has worked for people here

**Pick the bedtime, not the wake-up time.** Work and children have decided when you get up. The other end is the one you own. Count back eight hours and treat it like a training appointment, because it is one.

**Give yourself a landing.** The last half hour is for small, dull things: dishes, tomorrow's clothes, a page of a real book, prayers. Nobody goes from a bright screen to deep sleep in one step.

**Keep the room cold and dark.** Cheap, effective, done once. A blanket over the window counts.

**Coffee has a curfew.** Try noon for two weeks and see. Some people find it changes nothing. Most are surprised.

**Write it down.** When a worry arrives at eleven at night, put it on paper by the bed. It will keep until morning; that is what the paper is for.

## And when you simply cannot

New babies. Night shifts. A sick parent. There are seasons in which eight hours is a fairy tale, and I am not going to tell you to try harder.

In those seasons we change the training, not you. Tell me. We take a set off everything, we keep the weights where they are, and we call holding steady a win. I have watched people hold steady through a year of broken nights and come out of it ready to fly.

> It is vain for you to rise up early, to sit up late, to eat the bread of sorrows: for so he giveth his beloved sleep.

And if it has been bad for months whatever you do, or somebody tells you that you snore and stop breathing, take that to your doctor and not to me. It is common, it can be treated, and no bedtime fixes it.

So: tonight, one thing from the list. Only one. Then tell me how the bar felt on Friday.`,
  },
  {
    title: 'What a Rest Day Is For',
    category: 'recovery',
    publishedDaysAgo: 47,
    content: `Every new member asks me the same thing in the second week: "Coach, what should I do on my rest days?"

I know what they want. They want me to say *a little something*. Forty minutes of intervals. A bonus arm day. They feel good, they are keen, and an empty square on the calendar looks like a mistake.

It is not a mistake. I wrote it there on purpose.

## The square is part of the plan

Think of the program as a song. The rests are written in. Take them out and you do not get more music, you get noise. When I put two hard lower-body days in your week, the days between them are the reason the second one works.

You can usually tell when someone has been stealing from the rest days. The weights stop moving around week three. The small joints start to complain. And the joy goes out of it, which is the part I mind most.

## What to do instead

A rest day is not a day on the couch, unless the couch is what you need. Here is what I do with mine:

- **Walk.** Half an hour, outside, slow enough to talk. With somebody if you can.
- **Get on the floor.** Ten minutes with the stretches from your last mobility session, while the kettle boils or the news is on.
- **Eat like it is a training day.** Today is when the building happens. Do not cut the food just because you did not sweat.
- **Do the things training pushes aside.** Call your brother. Fix the gate. Read to the children twice.

If you want a rule: you should go to bed on a rest day with *more* in the tank than you woke up with. A walk passes. A "light" ten-mile ride does not.

## If you really can't sit still

Then that is worth noticing. Some of us use hard training to outrun something, and it works right up until it doesn't. I say that as someone who did it for most of his twenties.

Rest is a kind of trust. You put the tools down and believe that the house will still be there in the morning. It will. It will be a little taller, actually.

So leave the square empty. I will see you at the bar tomorrow, and you will be glad you did.`,
  },
  {
    title: 'One Day in Seven',
    category: 'recovery',
    publishedDaysAgo: 96,
    content: `You may have noticed that nothing I write ever puts a hard session on a Sunday. People ask whether that is about recovery or about faith. Yes.

## A gift, not a fence

I grew up in a house where the Sabbath was mostly a list of things we were not to do. No mower. No ball games until four. I remember it as a long, itchy afternoon in a good collar.

It took me until forty to read the line the other way round: *The sabbath was made for man, and not man for the sabbath.* It was never a fence. It was a present, and I had been leaving it wrapped.

For six days your worth gets measured. Hours billed, laundry folded, pounds on the bar, a percentage with one decimal in this very app. One day in seven nobody measures you at all. You are simply loved, and fed, and told to sit down. There is no training effect I know of that is stronger than that.

## How it looks at our house

Nothing fancy. We start the evening before, because a day of rest that begins with a messy kitchen isn't one.

1. **Saturday evening:** the house is put in order until supper, and whatever is left undone at supper stays undone.
2. **Phones go into the drawer.** Mine first. This was harder than any squat cycle.
3. **Sunday:** church, a long table, too much food, whoever has nowhere to be. A walk if the weather is kind. A nap if it is not.
4. **Sunday evening:** ten minutes with a pencil and the week ahead. Then bed.

There is always one more thing that could be done. That is exactly the thing you are practising *not* doing.

## If you are not a believer

Then you are welcome here, and you are welcome to this too. Take one day in the week, the same one each time, and put down whatever it is that keeps score of you. Eat with people. Go outside. Be bored for an hour and see what comes.

And if you work Sundays, as our nurses and our two firefighters do, pick another day and guard it twice as hard, because nobody will guard it for you.

Try it four times before you judge it. The first one itches. By the fourth, I suspect, you will defend it from me.`,
  },
];
