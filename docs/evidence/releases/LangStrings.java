package releases;

import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.StringEscapeUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.text.StrBuilder;
import org.apache.commons.lang3.time.FastDateFormat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the change log of commons-lang3 3.4 calls faster than in 3.3.2, and two methods that it does not name. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LangStrings {

    private final FastDateFormat format = FastDateFormat.getInstance("yyyy-MM-dd HH:mm:ss", TimeZone.getTimeZone("UTC"));
    private final StringBuffer target = new StringBuffer(64);
    private final StrBuilder builder = new StrBuilder(256);
    private String text = "  The quick \t brown   fox\njumps over  the lazy dog <b>&amp;</b> \"caf\u00e9\"   and runs away  ";
    private CharSequence characters = new StringBuilder(text);
    private long time = 1_400_000_000_000L;

    /** LANG-1020. */
    @Benchmark
    public String normalizeSpace() {
        return StringUtils.normalizeSpace(text);
    }

    /** LANG-877, LANG-935. */
    @Benchmark
    public String escapeHtml4() {
        return StringEscapeUtils.escapeHtml4(text);
    }

    /** LANG-1098. */
    @Benchmark
    public int appendCharSequence() {
        builder.clear();
        return builder.append(characters).length();
    }

    /** LANG-1100: less allocation. */
    @Benchmark
    public int formatToBuffer() {
        target.setLength(0);
        return format.format(time, target).length();
    }

    @Benchmark
    public String reverse() {
        return StringUtils.reverse(text);
    }

    @Benchmark
    public int levenshtein() {
        return StringUtils.getLevenshteinDistance(text, "The quick brown fox");
    }
}
