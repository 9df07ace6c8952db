/**
 * Lists invocations of tests by running JUnit in another VM. Only what class files do not show is listed: parameter
 * sets, dynamic tests, tests of runners, and conditions.
 */
package org.openjdk.jmh.bridge.probe;
