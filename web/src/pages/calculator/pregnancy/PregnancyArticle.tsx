import { Link } from 'react-router-dom';

/** The article under the pregnancy calculator: how weeks are counted, how reliable the sizes are and when to call. */
export function PregnancyArticle() {
  return (
    <>
      <section>
        <h2>Reading your result</h2>
        <p>
          Pregnancy is counted from the first day of the last period, about two weeks before conception. It
          sounds odd, but it gives everybody the same calendar: 280 days, or 40 weeks.
        </p>
        <ul>
          <li>
            <strong>Week</strong> is the one you are living in. The first seven days are week 1. Clinics count
            finished weeks, so "20 weeks and 3 days" on your chart is week 21 here.
          </li>
          <li>
            <strong>Trimester</strong> follows the week: the first lasts from 1 to 12, the second from 13 to
            27, the third from 28 to 40. Clinics in the United States change over up to two weeks later.
            Nothing in your care hangs on it.
          </li>
          <li>
            <strong>Percent</strong> is the share of the 280 days that has passed, rounded down.
          </li>
        </ul>
      </section>
      <section>
        <h2>Four ways to begin</h2>
        <ul>
          <li>
            <strong>Last period:</strong> its first day is day 0, and conception is taken to be 14 days on.
          </li>
          <li>
            <strong>Due date:</strong> day 0 lies 280 days before it. If a scan has set your date, this is the
            best choice.
          </li>
          <li>
            <strong>Conception:</strong> day 0 lies 14 days earlier.
          </li>
          <li>
            <strong>IVF transfer:</strong> the birth is set 266 days after the date you enter, the time from
            fertilization. But an embryo transferred on day five is already five days old, so it is due after
            261 days, and you are five days further on than the result says. To count those days, enter the
            date five days before the transfer (three for a day-three embryo).
          </li>{' '}
        </ul>{' '}
        <p>
          {' '}
          No date from a clinic yet? Start with the <Link to="/duedate-calculator">due date calculator</Link>
          .{' '}
        </p>{' '}
      </section>{' '}
      <section>
        {' '}
        <h2>A worked example</h2>
        <p>
          A last period began on March 10, 2026. By August 4, 147 days have passed. Divided by 7 that is 21
          whole weeks, so week 22 begins, in the second trimester. 147 ÷ 280 makes 52 percent. Conception
          falls around March 24, and the due date is December 15, 2026. Entered by due date or conception, the
          same pregnancy gives the same answer.
        </p>
      </section>
      <section>
        <h2>How big is my baby?</h2>
        <p>
          Take the sizes as a picture, not a measurement. They follow straight lines between six points, from
          nothing in week 1 to 20 inches (51 cm) and 7.5 pounds (3.4 kg) in week 40. For the mother above,
          week 22 gives 10.92 inches and 1.03 pounds.
        </p>
        <p>
          At week 12 the points give 0.81 pounds, which is far too much: a well-known ultrasound study puts
          the weight in that week near 1.6 ounces (45 g). Early babies are also measured from crown to rump
          and later ones down to the heel, so lengths from different charts may not match. Healthy babies vary
          widely. Only your own scans show how yours is growing.
        </p>
      </section>
      <section>
        <h2>What the three trimesters bring</h2>
        <p>
          In the <strong>first</strong> the organs take shape, while you may be tired and queasy. Folic acid,
          and no alcohol or smoking, matter most now. In the <strong>second</strong> energy often returns;
          between 16 and 24 weeks come the first flutters, and around 20 the anatomy scan. In the{' '}
          <strong>third</strong> the baby puts on weight and you learn its pattern of movement.
        </p>
      </section>
      <section>
        <h2>When to get help at once</h2>
        <p>Telephone your midwife, doctor or maternity unit without waiting for morning if you have:</p>
        <ul>
          <li>bleeding at any stage, or a gush or trickle of fluid</li>
          <li>pain low on one side or at the tip of the shoulder in early pregnancy</li>
          <li>fewer movements than you are used to, or none felt by 24 weeks</li>
          <li>a severe headache, flashes before your eyes, or pain under the ribs</li>
          <li>vomiting that lets you keep nothing down, or a temperature of 38 °C (100.4 °F)</li>
          <li>strong itching, above all on palms and soles</li>
          <li>one leg that is swollen, red or sore</li>
        </ul>
        <p>
          Chest pain, collapse, a seizure or a struggle for breath need an ambulance. And please speak up
          about low mood or frightening thoughts: they are common and can be treated. In the United States the
          National Maternal Mental Health Hotline answers day and night at 1-833-852-6262. If you might harm
          yourself, call your emergency number.
        </p>
      </section>
      <section>
        <h2>If your pregnancy has ended</h2>
        <p>
          We are sorry. A calendar cannot know, and you owe it nothing. Your midwife or doctor can help with
          body and heart, and <Link to="/reproductive-health">Reproductive Health</Link> and{' '}
          <Link to="/emotional-health">Emotional Health</Link> are there when you want them.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            ACOG:{' '}
            <a href="https://www.acog.org/womens-health/faqs/how-your-fetus-grows-during-pregnancy">
              How your fetus grows during pregnancy
            </a>
          </li>
          <li>
            NHS:{' '}
            <a href="https://www.nhs.uk/pregnancy/keeping-well/your-babys-movements/">
              Your baby’s movements
            </a>
          </li>
          <li>
            Centers for Disease Control and Prevention:{' '}
            <a href="https://www.cdc.gov/hearher/maternal-warning-signs/index.html">
              Urgent maternal warning signs
            </a>
          </li>
          <li>
            Hadlock and others:{' '}
            <a href="https://doi.org/10.1148/radiology.181.1.1887021">In utero analysis of fetal growth</a>,
            1991
          </li>
        </ul>
      </section>
    </>
  );
}
