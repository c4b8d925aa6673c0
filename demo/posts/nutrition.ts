import type { DemoPost } from './demo-post.ts';

export const nutritionPosts: DemoPost[] = [
  {
    title: 'Protein Without the Arithmetic',
    category: 'nutrition',
    publishedDaysAgo: 11,
    content: `If you only change one thing about how you eat this month, change this one. Not because protein is magic, but because it is the part that is most often missing when I ask what somebody ate, and the easiest to put right.

## The number, once

Open **Nutrition** in the sidebar, fill in your profile, and the calculator gives you grams of protein for a day. Look at it once. Write it on the fridge. Then stop thinking about grams, because nobody can live like that for long.

## Hands, not scales

A piece of meat or fish the size and thickness of your palm holds somewhere around 25 to 30 grams. So does a cup of cottage cheese, or four eggs, or a good bowl of lentils with some cheese on top. Call each of those *one hand*.

For most people here the number on the fridge comes out as four to six hands a day. That is all the arithmetic there is:

- **Breakfast:** one hand
- **Lunch:** one hand, two if you are big
- **After training, or mid-afternoon:** one hand
- **Supper:** one hand, two if you are big

The meal that fails is breakfast. Toast and coffee has no hands at all, and by the time you notice, it is two in the afternoon and you are trying to eat a whole chicken. Win breakfast and the rest of the day takes care of itself.

## Ten that need no cooking

1. Greek yogurt with a spoon of oats
2. Cottage cheese and a peach
3. A tin of sardines on toast (do not laugh)
4. Eggs you boiled on Sunday
5. Last night's chicken, cold, with your fingers
6. A glass of milk beside whatever you were going to eat anyway
7. Turkey rolled round a pickle
8. Edamame from the freezer
9. Tofu, pressed, in soy sauce since the morning
10. A shake, when the day has gone to pieces

Food first, powder when you must. I have nothing against the powder. It just never made anybody sit down at a table.

## One caution

If you have a condition that makes protein a question, above all anything with your kidneys, your doctor knows you and I do not. Ask there first and bring me the answer; we will plan around it.

Everyone else: four hands tomorrow. Start with the eggs.`,
  },
  {
    title: 'Breakfast at Ten Past Five',
    category: 'nutrition',
    publishedDaysAgo: 68,
    content: `About half of you train before the sun is up. You have told me so, in the log, in words I will not repeat here. And the question that comes with it is always the same: *do I eat first or not?*

Here is what twenty years of early mornings have taught me. There is no right answer, but there are three good ones, and one of them is yours.

## The empty tank

Up, water, coffee, bar. Some people do this happily for years. If supper was a proper meal and you slept, there is enough in you for an hour of lifting.

You know it suits you if the last set feels like the first. You know it doesn't if you go grey and quiet around the forty-minute mark, or yawn between sets. That is not weakness. That is an empty tank.

## The small bite

My own choice. Something small, bland and fast, fifteen minutes before the first warm-up set:

- half a banana
- a slice of white toast with honey
- a few dates
- a small glass of milk

Two or three mouthfuls. Enough to tell the body that more is coming, not enough to hear about it during squats.

## The early bird

If you have ninety minutes between waking and lifting, eat like a person: oats, two eggs, fruit. Give it time to settle. This is the best option for the long sessions, and for anybody who keeps fading in the short ones.

## Afterwards matters more

What you eat *before* makes the hour nicer. What you eat in the two hours *after* is your real breakfast, and it is the one people skip, because there is a shower and a school run and a meeting. So make it the night before:

> **The jar.** Half a cup of oats, a cup of milk, a big scoop of yogurt, a handful of frozen berries. Lid on, fridge, done. In the morning it eats itself.

Four jars on Sunday evening, and the working week is looked after.

## Do this

Pick one of the three and stay with it for two weeks. Put a word about it in the notes when you log: *empty*, *bite*, *ate*. After eight sessions read them back. You will see your own answer in your own hand, and that is worth more than anything I could prescribe.

One exception: if you take anything for your blood sugar, the empty tank is not yours to try out alone. Ask whoever prescribes it how to eat around a session.

And everybody: a glass of water before the coffee. You have just gone eight hours without.`,
  },
];
