package org.openjdk.jmh.mutate.run;

/** Told of what happens while mutants are measured. */
public interface RunListener {

    /**
     * It is known what is to be measured.
     *
     * @param attempts at most
     */
    void planned(int attempts);

    /**
     * A mutant has been measured on a benchmark.
     *
     * @param result      what came of it
     * @param number      of the attempt, from 1
     * @param of          attempts at most
     * @param secondsLeft at most, if further attempts take as long
     */
    void compared(Compared result, int number, int of, double secondsLeft);
}
