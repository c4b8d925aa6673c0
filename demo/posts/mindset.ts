import type { DemoPost } from './demo-post.ts';

export const mindsetPosts: DemoPost[] = [
  {
    title: 'The Least Exciting Secret',
    category: 'mindset',
    publishedDaysAgo: 32,
    content: `Last week a man who joined us three years ago pulled five hundred pounds off the floor. There was shouting. Somebody filmed it. And a newer member asked me quietly, afterwards, what his secret was.

I went and looked. I have every session he ever wrote down, the first years of them in a notebook with a coffee ring on the cover. Here it is.

He never had a great month.

## What the numbers say

There isn't one spectacular block in three years. No heroic spring, no winter where everything went up at once. What there is, is this: four hundred and some sessions. He planned three a week. Most weeks he did three. Some weeks he did two. In the month his daughter was born he did five in all, and two of those were ten minutes long.

Nine weeks out of ten, he turned up. That's the whole secret, and I am sorry it is not a better one.

## Why it works

Strength is like a savings account that pays very small interest, very reliably. Five pounds a month is nothing. You would not cross the street for it. But five pounds a month is sixty a year, and a hundred and eighty in three, and there are not many people walking around with a hundred and eighty pounds more on their deadlift.

The account has only one rule: *you may not empty it and start again.* And almost everyone does. They go too hard in January, they are sore and sick of it by March, and in September they open a new account with a zero in it.

## How to be dull on purpose

- **Make the smallest session count.** Decide now what you do on the worst day. Mine is one lift, three sets, home. Fifteen minutes. It is astonishing how often it turns into the whole thing, and when it doesn't, it still counts.
- **Tie it to something that already happens.** After the school run. Before the shower. A habit needs a hook to hang on.
- **Leave one in the tank.** The rep you do not grind today is the reason you come back on Thursday.
- **Never miss twice.** One miss is weather. Two is a new habit, and not the one you wanted.
- **Log it, above all the ugly ones.** A page of ugly sessions, looked back on, turns out to be the most beautiful thing you own.

You will be better tomorrow because of your effort today. It is painted over our door. Note that it doesn't say *much* better. It doesn't have to.

See you Thursday.`,
  },
  {
    title: 'When You Have Missed a Week',
    category: 'mindset',
    publishedDaysAgo: 82,
    content: `This one is for whoever opened the app today, saw a row of red marks, and nearly closed it again.

Stay a minute.

## What happened is not what you think

You think you have lost it. The strength, the streak, the right to call yourself someone who trains. So let me tell you what a week away really costs: next to nothing. You may feel stiff. The first warm-up may feel rude. Inside two sessions you will be where you were.

Two weeks cost a little more, a month more than that, and all of it comes back far quicker than it came the first time. The body remembers. I have seen people return after *years*, and reach in months what had once taken them seasons, shaking their heads.

What a missed week really costs is the story you tell about it. *I always do this. I knew it wouldn't last.* That story has ended more training than every injury I have ever seen.

## What not to do

Do not make it up. Please. Five sessions crammed into three days is penance, not training, and you will be sore enough to miss the following week as well.

Do not start the program again from week one. It has gone on without you, and that's all right. Join it where it is.

And do not wait for Monday. Mondays are where good intentions go to be postponed.

## What to do

1. **Open today.** Whatever stands there, that's the one.
2. **Take a tenth off every weight.** The app suggests; you may overrule it. Today it should feel almost too easy. And if it was a fever that kept you, let it be gone for a day or two first.
3. **Do two sets of each instead of all of them.** Then go home pleased.
4. **Write one line in the notes** about where you have been. *Flu. Mother in hospital. Just didn't.* I read every one of them, and I have never once thought less of anybody.
5. **Tomorrow, or the day after: the next session, as written.**

That is the whole road back. It is about forty minutes long.

## A last thing

The red marks stay on the calendar. People ask me to remove them and I don't, because they are true, and because in a year you will scroll past them and see what came after. A life with training in it looks exactly like that: long runs of green, with gaps, and then green again.

> A just man falleth seven times, and riseth up again.

Nobody is counting the falls. Come and rise up.`,
  },
];
