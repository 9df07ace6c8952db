package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Results that are dropped in a method that returns another one. */
@State(Scope.Thread)
public class Values {

    String text = "a,b,c";
    double x = Math.PI;

    @Benchmark
    public boolean last() {
        return lastOf(text);
    }

    private static boolean lastOf(String input) {
        boolean found = true;
        for (String part : input.split(",")) {
            found = part.trim().split("=").length == 2; // expect RETU warning: the loop keeps only the last value of found
        }
        return found;
    }

    @Benchmark
    public int dropped() {
        return 1 + dropsOne(text);
    }

    private int dropsOne(String input) {
        Math.log(x); // expect RETU warning: the result of Math.log() is ignored
        return input.length();
    }

    @Benchmark
    public int ignored() {
        int length = text.length();
        dropsAll(text); // expect RETU warning: the result of Values.dropsAll() is ignored
        return length;
    }

    private int dropsAll(String input) {
        Math.log(x);
        return input.length();
    }

    @Benchmark
    public int found() {
        return find(text, 'b');
    }

    private static int find(String input, char wanted) {
        int index = -1;
        for (int i = 0; i < input.length(); i++) {
            if (input.charAt(i) == wanted) {
                index = i;
            }
        }
        return index;
    }

    @Benchmark
    public int guarded() {
        try {
            return dropsGuarded(text);
        } catch (RuntimeException e) {
            return 0;
        }
    }

    private int dropsGuarded(String input) {
        Integer.parseInt(input);
        return input.length();
    }

    @Benchmark
    public int keptApart() {
        return apart(text);
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private int apart(String input) {
        Math.log(x);
        return input.length();
    }

    @Benchmark
    public int recursive() {
        return count(text.length());
    }

    private int count(int rest) {
        return rest == 0 ? 0 : 1 + count(rest - 1);
    }
}
