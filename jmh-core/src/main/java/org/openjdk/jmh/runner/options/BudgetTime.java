package org.openjdk.jmh.runner.options;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the time budget of a run: 10m, 90 s, 1.5h, 1h30m. */
final class BudgetTime {

    private static final String REMEDY = "write a time above 0 with its unit, such as 10m, 90s or 1h30m";
    private static final Pattern PART = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)\\s*([a-z]+)\\s*");
    private static final BigDecimal MILLIS_OF_SECOND = BigDecimal.valueOf(TimeUnit.SECONDS.toMillis(1));
    private static final Map<String, Long> SECONDS = new LinkedHashMap<>();

    static {
        SECONDS.put("d", TimeUnit.DAYS.toSeconds(1));
        SECONDS.put("day", TimeUnit.DAYS.toSeconds(1));
        SECONDS.put("h", TimeUnit.HOURS.toSeconds(1));
        SECONDS.put("hr", TimeUnit.HOURS.toSeconds(1));
        SECONDS.put("m", TimeUnit.MINUTES.toSeconds(1));
        SECONDS.put("min", TimeUnit.MINUTES.toSeconds(1));
        SECONDS.put("s", 1L);
    }

    private BudgetTime() {
    }

    static SettingType<TimeValue> type() {
        return SettingType.of("time", (flag, texts) -> parse(texts.get(0)), (call, budget) -> {
            if (budget == null || budget.convertTo(TimeUnit.MILLISECONDS) <= 0) {
                throw new IllegalArgumentException(call + ": the time of the whole run must be above 0, such as "
                        + "TimeValue.minutes(10)");
            }
        });
    }

    /** Reads a time. Rejects a number without a unit, because it could mean minutes or seconds. */
    static TimeValue parse(String text) throws CommandLineOptionException {
        BigDecimal seconds = BigDecimal.ZERO;
        Matcher part = PART.matcher(text.trim().toLowerCase(Locale.ROOT));
        while (part.lookingAt()) {
            Long unit = SECONDS.get(part.group(2));
            if (unit == null) {
                throw new CommandLineOptionException(
                        "-budget " + text + ": " + part.group(2) + " is not a unit of time; " + REMEDY);
            }
            seconds = seconds.add(new BigDecimal(part.group(1)).multiply(BigDecimal.valueOf(unit)));
            part.region(part.end(), part.regionEnd());
        }
        long millis = seconds.multiply(MILLIS_OF_SECOND).longValue();
        if (part.regionStart() < part.regionEnd() || millis <= 0) {
            throw new CommandLineOptionException("-budget " + text + ": " + REMEDY);
        }
        return TimeValue.milliseconds(millis);
    }
}
