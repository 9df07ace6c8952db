/**
 * For authors of criteria: synthetic measurements of known shape, and a check of a criterion against all of them.
 */
package org.openjdk.jmh.dynreconf.testkit;
