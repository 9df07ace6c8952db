package org.openjdk.jmh.bench.results;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * How long a benchmark waited for a processor in each iteration, from what a run that watched its machine wrote. The file
 * names iterations that waited long; the others share what is left of the fork's waiting.
 */
final class WaitedShares {

    private static final Gson GSON = new Gson();

    private WaitedShares() {
    }

    private record Environment(List<Fork> forks) {
    }

    private record Fork(Lost measurement, List<Interrupted> interrupted) {

        boolean tells() {
            return measurement != null && measurement.tells() && interrupted != null
                    && interrupted.stream().allMatch(other -> other.lost() != null && other.lost().tells());
        }

        double[] shares(int iterations) {
            double[] shares = new double[iterations];
            double seconds = measurement.seconds();
            double waited = measurement.seconds() * measurement.waiting();
            Arrays.fill(shares, Double.NaN);
            for (Interrupted other : interrupted) {
                if (other.iteration() >= 1 && other.iteration() <= iterations) {
                    shares[other.iteration() - 1] = Math.min(1, Math.max(0, other.lost().waiting()));
                }
                seconds -= other.lost().seconds();
                waited -= other.lost().seconds() * other.lost().waiting();
            }
            double rest = seconds > 0 ? Math.min(1, Math.max(0, waited / seconds)) : 0;
            return Arrays.stream(shares).map(share -> Double.isNaN(share) ? rest : share).toArray();
        }
    }

    private record Interrupted(int iteration, Lost lost) {
    }

    private record Lost(Double seconds, Double waiting) {

        boolean tells() {
            return seconds != null && waiting != null;
        }
    }

    /**
     * The shares of a stored benchmark.
     *
     * @param stored     as the file has it
     * @param iterations raw data, forks first
     * @return from 0 to 1 for each iteration of each fork; NaN where the file does not tell
     * @throws IllegalArgumentException if something else stands there
     */
    static double[][] of(StoredResult stored, double[][][][] iterations) {
        List<Fork> forks = forks(stored);
        double[][] shares = new double[iterations.length][];
        for (int fork = 0; fork < shares.length; fork++) {
            shares[fork] = new double[iterations[fork].length];
            Arrays.fill(shares[fork], Double.NaN);
            if (forks.size() == shares.length && forks.get(fork) != null && forks.get(fork).tells()) {
                shares[fork] = forks.get(fork).shares(shares[fork].length);
            }
        }
        return shares;
    }

    private static List<Fork> forks(StoredResult stored) {
        try {
            return stored.json(StoredResult.ENVIRONMENT).map(text -> GSON.fromJson(text, Environment.class))
                    .map(Environment::forks).orElse(List.of());
        } catch (JsonParseException e) {
            throw new IllegalArgumentException(StoredResult.ENVIRONMENT + ": " + e.getMessage(), e);
        }
    }
}
