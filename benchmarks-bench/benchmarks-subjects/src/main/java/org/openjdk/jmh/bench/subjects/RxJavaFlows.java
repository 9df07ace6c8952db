package org.openjdk.jmh.bench.subjects;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import org.openjdk.jmh.annotations.Benchmark;

/** Reactive flows of RxJava. */
public class RxJavaFlows extends Subject {

    private int elements = 500;

    /** Slow-warming: a chain of small virtual calls, which is fast once all of it is inlined. */
    @Benchmark
    public int oneThread() {
        return Observable.range(1, elements).map(i -> i * 3).filter(i -> (i & 1) == 0).scan(Integer::sum)
                .lastOrError().blockingGet();
    }

    /** Contended: every invocation hands its elements to another thread and waits for it. */
    @Benchmark
    public int twoThreads() {
        return Observable.range(1, elements).observeOn(Schedulers.computation()).reduce(0, Integer::sum).blockingGet();
    }
}
