/**
 * Explains why two sides differ, by observing further forks after the compared ones. {@link
 * org.openjdk.jmh.why.CostObserver} is a way to observe them; JDK Flight Recorder is the only implementation.
 */
package org.openjdk.jmh.why;
